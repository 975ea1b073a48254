import type { Server } from '@kolleg/front'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Client, Drawing } from './client.ts'
import { drawPage } from './draw.ts'

const app = Fastify() as unknown as Server
app.get('/api/jobs', async () => ({ items: ['</script>'] }))
app.get('/api/gone', async (_, reply) => reply.code(404).send({ code: 'NOT_FOUND' }))

const seen: Drawing[] = []
const client: Client = {
  index: '',
  files: {
    fonts: ['assets/f.woff2'],
    modules: {
      'src/list.tsx': { scripts: ['assets/list.js', 'assets/shared.js'], styles: ['assets/list.css'] },
      'src/words.de.ts': { scripts: ['assets/words.js', 'assets/shared.js'], styles: [] },
    },
  },
  planFor: path =>
    path === '/my'
      ? undefined
      : {
          page: 'list',
          wanted: { jobs: path === '/gone' ? '/api/gone' : '/api/jobs' },
          modules: language => ['src/list.tsx', `src/words.${language}.ts`],
        },
  draw: drawing => {
    seen.push(drawing)
    return '<main></main>'
  },
}
const wished = (path: string) => ({ path, search: '?query=a', site: {}, language: 'de' as const, ip: '192.0.2.1' })

test('a page is drawn with what the API answers anyone, and names every file once', async () => {
  expect(await drawPage(app, client, wished('/positions'))).toEqual({
    html: '<main></main>',
    scripts: ['assets/list.js', 'assets/shared.js', 'assets/words.js'],
    styles: ['assets/list.css'],
    fonts: ['assets/f.woff2'],
    given: String.raw`{"jobs":{"items":["\u003c/script>"]}}`,
  })
  expect(seen).toEqual([
    { page: 'list', site: {}, language: 'de', search: '?query=a', given: { jobs: { items: ['</script>'] } } },
  ])
})

test.each(['/my', '/gone'])('%s is left to the client', async path => {
  expect(await drawPage(app, client, wished(path))).toBeUndefined()
})
