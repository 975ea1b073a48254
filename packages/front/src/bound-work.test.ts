import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog, createMetrics, createServer, listen, type Server } from './index.ts'
import { dial, ended } from './testing/caller.ts'
import { anyone, closeAfterTest } from './testing/server.ts'

const crowd = 40

/** A service whose reads all wait for one signal. */
const slowService = async (options: { readonly busy?: Error } = { busy: tooBusy }) => {
  const lines: string[] = []
  const log = createLog('test', 'warn', { write: line => void lines.push(line) })
  const app: Server = closeAfterTest(createServer({ log, metrics: createMetrics(), ...options }))
  const { promise: word, resolve: say } = Promise.withResolvers<string>()
  let begun = 0
  app.get('/slow', anyone, () => {
    begun += 1
    return word
  })
  app.get('/quick', { config: { access: 'public', load: 'none' } }, () => 'ok')
  app.post('/change', anyone, () => 'changed')
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null))
  app.post('/form', { config: { access: 'public', slowBody: true } }, async ({ raw }) => {
    raw.resume()
    await once(raw, 'end')
    return 'taken'
  })
  app.get('/endless', anyone, (request, reply) => {
    request.endTurn()
    const endless = new Readable({ read() {} })
    endless.push('the beginning')
    return reply.send(endless)
  })
  return { address: await listen(app, '127.0.0.1', 0), say, begun: () => begun, lines }
}
const tooBusy = Object.assign(new Error('Come back later.'), { statusCode: 503 })

const statusesOf = async (replies: readonly Promise<Response>[]) =>
  (await Promise.all(replies)).map(({ status, headers }) => `${status} ${headers.get('retry-after') ?? ''}`.trim())

test('callers who would wait too long are turned away and learn when to come back; the others are answered', async () => {
  const { address, say, begun, lines } = await slowService()
  let refused = 0
  const replies = Array.from({ length: crowd }, async () => {
    const reply = await fetch(`${address}/slow`)
    if (reply.status === 503) refused += 1
    return reply
  })
  await expect.poll(begun).toBe(32)
  await expect.poll(() => refused, { timeout: 30_000 }).toBe(crowd - 32)
  say('at last')
  const statuses = await statusesOf(replies)
  expect(statuses.filter(status => status === '200')).toHaveLength(32)
  expect(statuses.filter(status => status === '503 2')).toHaveLength(crowd - 32)
  expect(lines[0]).toContain('too busy: requests are turned away')
})

test('a service that turns nobody away answers everyone in turn', async () => {
  const { address, say, begun } = await slowService({})
  const replies = Array.from({ length: crowd }, () => fetch(`${address}/slow`))
  await expect.poll(begun).toBe(32)
  say('at last')
  expect(new Set(await statusesOf(replies))).toEqual(new Set(['200']))
})

test('health checks and changes are answered while readers crowd', async () => {
  const { address, say, begun } = await slowService()
  const readers = Array.from({ length: crowd }, () => fetch(`${address}/slow`))
  await expect.poll(begun).toBe(32)
  const others = [fetch(`${address}/quick`), fetch(`${address}/change`, { method: 'POST' })]
  expect(await statusesOf(others)).toEqual(['200', '200'])
  say('at last')
  await Promise.all(readers)
})

test('nothing is begun for callers who leave before their turn', async () => {
  const { address, say, begun } = await slowService()
  const first = Array.from({ length: 32 }, () => fetch(`${address}/slow`))
  await expect.poll(begun).toBe(32)
  const impatient = Array.from({ length: 8 }, () => httpRequest(`${address}/slow`).on('error', () => {}))
  const gone = impatient.map(request => new Promise(resolve => request.on('close', resolve)))
  for (const request of impatient) request.end()
  // Queued behind the others: once this request is answered, they are in line.
  await fetch(`${address}/quick`)
  for (const request of impatient) request.destroy()
  await Promise.all(gone)
  await fetch(`${address}/quick`)
  say('at last')
  await Promise.all(first)
  expect(await (await fetch(`${address}/slow`)).text()).toBe('at last')
  expect(begun()).toBe(33)
})

test('slow senders of bodies block nobody', async () => {
  const { address } = await slowService()
  const slow = Array.from({ length: crowd }, () => dial(address))
  const said = slow.map(ended)
  for (const socket of slow)
    socket.write(
      'POST /change HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    )
  await fetch(`${address}/quick`)
  expect(await statusesOf([fetch(`${address}/change`, { method: 'POST' })])).toEqual(['200'])
  for (const socket of slow) socket.write('}')
  for (const words of await Promise.all(said)) expect(words).toContain('changed')
})

const formHead =
  'POST /form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 2\r\n\r\n-'

test('slow senders of forms block nobody, and one address sends so many at a time', async () => {
  const { address } = await slowService()
  const slow = Array.from({ length: 64 }, () => dial(address))
  const said = slow.map(ended)
  for (const socket of slow) socket.write(formHead)
  await fetch(`${address}/quick`)
  expect(await statusesOf([fetch(`${address}/change`, { method: 'POST' })])).toEqual(['200'])
  const form = () => fetch(`${address}/form`, { method: 'POST', body: new FormData() })
  await expect.poll(async () => (await statusesOf([form()]))[0]).toBe('503 2')
  for (const socket of slow) socket.write('-')
  for (const words of await Promise.all(said)) expect(words).toContain('taken')
  expect(await statusesOf([form()])).toEqual(['200'])
})

test('readers of long replies that need no more work block nobody', async () => {
  const { address } = await slowService()
  const leaving = new AbortController()
  const readers = Array.from({ length: crowd }, () => fetch(`${address}/endless`, { signal: leaving.signal }))
  expect(new Set(await statusesOf(readers))).toEqual(new Set(['200']))
  leaving.abort()
})
