import type { Server } from '@kolleg/front'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Client, Drawing, Plan } from './client.ts'
import { drawPage } from './draw.ts'

const app = Fastify() as unknown as Server
app.get('/api/jobs', async () => ({ items: ['</script>'] }))
app.get('/api/away', async (_, reply) => reply.code(503).send({ code: 'UNAVAILABLE' }))
app.get('/api/broken', async (_, reply) => reply.code(500).send({ code: 'INTERNAL' }))
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
  planFor: () => undefined,
  draw: drawing => {
    seen.push(drawing)
    return { html: '<main></main>', title: 'Jobs', description: 'All of them.' }
  },
}
const plan = (jobs: string): Plan => ({
  path: '/positions',
  language: 'de',
  page: 'list',
  wanted: { jobs },
  modules: language => ['src/list.tsx', `src/words.${language}.ts`],
})
const wished = { address: '/de/positions', search: '?query=a', site: {}, language: 'de' as const, ip: '192.0.2.1' }

test('a page is rendered with the public answers of the API, and lists every file once', async () => {
  expect(await drawPage(app, client, plan('/api/jobs'), wished)).toEqual({
    status: 200,
    drawn: {
      html: '<main></main>',
      title: 'Jobs',
      description: 'All of them.',
      scripts: ['assets/list.js', 'assets/shared.js', 'assets/words.js'],
      styles: ['assets/list.css'],
      fonts: ['assets/f.woff2'],
      given: String.raw`{"jobs":{"items":["\u003c/script>"]}}`,
    },
  })
  expect(seen).toEqual([
    {
      page: 'list',
      site: {},
      language: 'de',
      address: '/de/positions',
      search: '?query=a',
      given: { jobs: { items: ['</script>'] } },
    },
  ])
})

test('a page that is not found, or whose request fails, is left to the client and has the right status', async () => {
  expect(await drawPage(app, client, plan('/api/gone'), wished)).toEqual({ status: 404 })
  expect(await drawPage(app, client, plan('/api/broken'), wished)).toEqual({ status: 500 })
})

test('while the API has no data, the page says so', async () => {
  seen.length = 0
  expect(await drawPage(app, client, plan('/api/away'), wished)).toMatchObject({ status: 503, drawn: { given: '{}' } })
  expect(seen).toMatchObject([{ page: 'away', address: '/de/positions', given: {} }])
})
