import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

const large = { courses: Array.from({ length: 2000 }, (_, id) => ({ id, title: 'Linear algebra' })) }

const serve = () => {
  const app = createServer({ log: createLog('test', 'silent'), metrics: createMetrics() })
  app.get('/large', () => large)
  app.get('/small', () => ({ id: 1 }))
  app.get('/text', (_, reply) => reply.type('text/plain').send('x'.repeat(50_000)))
  return app
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('large JSON is compressed for callers who accept %s', async (accepted, encoding, decompress) => {
  const app = serve()
  const { headers, rawPayload } = await app.inject({ url: '/large', headers: { 'accept-encoding': accepted } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) })
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(large)
  expect(rawPayload.length).toBeLessThan(JSON.stringify(large).length / 5)
})

test('small replies, other types and callers without compression get plain replies', async () => {
  const app = serve()
  const encodingOf = async (url: string, accepted?: string) => {
    const reply = await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
    expect(reply.statusCode).toBe(200)
    return reply.headers['content-encoding']
  }
  expect(await encodingOf('/small', 'gzip')).toBeUndefined()
  expect(await encodingOf('/text', 'gzip')).toBeUndefined()
  expect(await encodingOf('/large')).toBeUndefined()
  expect(await encodingOf('/large', 'identity')).toBeUndefined()
})
