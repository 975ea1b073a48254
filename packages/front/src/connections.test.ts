import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyError } from 'fastify'
import { expect, test } from 'vitest'
import { createLog, createMetrics, createServer, listen } from './index.ts'
import { ended } from './testing/caller.ts'
import { anyone, closeAfterTest, server } from './testing/server.ts'

test('a port in use is refused with a sentence that says what to do', async () => {
  const [first, second] = [server(), server()]
  const address = await listen(first, '127.0.0.1', 0)
  const port = Number(new URL(address).port)
  await expect(listen(second, '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already taken: stop the program that uses it, or set PORT to a free one.`,
  )
})

test('a foreign address is refused with a sentence', async () => {
  await expect(listen(server(), '192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this machine')
})

test('closing does not wait for a silent caller, but several seconds for an answer in progress', async () => {
  const app = server()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: answer, resolve: give } = Promise.withResolvers<string>()
  app.get('/', anyone, () => {
    begin()
    return answer
  })
  const address = await listen(app, '127.0.0.1', 0)
  const silent = connect(Number(new URL(address).port), '127.0.0.1')
  await once(silent, 'connect')
  const hungUp = once(silent, 'close')
  const reply = fetch(address)
  await begun
  const closed = app.close()
  await hungUp
  await setTimeout(6_000)
  give('at last')
  expect(await (await reply).text()).toBe('at last')
  await closed
})

test('a slow body is cut off, unless the route takes large files', async () => {
  const log = createLog('test', 'silent')
  const app = closeAfterTest(
    createServer({ log, metrics: createMetrics(), requestTimeoutMs: 600, slowBodyTimeoutMs: 60_000 }),
  )
  app.post('/quick', anyone, () => 'ok')
  app.post('/slow', { config: { access: 'public', slowBody: true } }, () => 'taken')
  app.post('/long', anyone, async () => {
    await setTimeout(1_500)
    return 'thought about'
  })
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const dribble = async (path: string, pauseMs: number): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1')
    const said = ended(socket)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
    )
    await setTimeout(pauseMs)
    socket.write('}')
    return said
  }
  expect(await dribble('/quick', 1_500)).toBe('')
  expect(await dribble('/slow', 1_500)).toContain('taken')
  expect(await dribble('/long', 10)).toContain('thought about')
})

test.each([
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown expectation', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
])('%s is refused by the service’s own error handler', async (_, bytes, status) => {
  const app = server()
  app.setErrorHandler((error: FastifyError, __, reply) =>
    reply.code(error.statusCode ?? 500).send({ own: error.message }),
  )
  app.all('/', anyone, () => 'ok')
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const caller = connect(Number(port), '127.0.0.1')
  const said = ended(caller)
  caller.write(bytes)
  expect(await said).toMatch(new RegExp(`^HTTP/1.1 ${status} .*x-request-id: .*\\{"own":"The header `, 's'))
})

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nHost: x\r\nAccept: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
])('%s is answered, and the answer says that the connection ends', async (_, bytes, status) => {
  const { port } = new URL(await listen(server(), '127.0.0.1', 0))
  const caller = connect(Number(port), '127.0.0.1')
  const said = ended(caller)
  caller.write(bytes)
  expect(await said).toMatch(new RegExp(`^HTTP/1.1 ${status} .*Connection: close.*\\{"detail":`, 's'))
})

test('HTTP/1.0 needs no Host, and a body announced with 100-continue is read', async () => {
  const app = server()
  app.post('/', anyone, ({ body }) => body)
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const json = 'Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
  for (const head of ['POST / HTTP/1.0\r\n', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n']) {
    const caller = connect(Number(port), '127.0.0.1')
    const said = ended(caller)
    caller.write(head + json)
    expect(await said).toMatch(/HTTP\/1.1 200 OK.*\{\}$/s)
  }
})

test('one connection too many is closed and logged; the others are served, and a new one once there is room', async () => {
  const lines: string[] = []
  const log = createLog('test', 'warn', { write: line => void lines.push(line) })
  const app = closeAfterTest(createServer({ log, metrics: createMetrics(), maxConnections: 2 }))
  app.get('/', anyone, () => 'ok')
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const dial = () => connect(Number(port), '127.0.0.1')
  const [first, second] = [dial(), dial()]
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  expect(await ended(dial())).toBe('')
  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([{ most: 2, refused: 1 }])
  const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  for (const caller of [first, second]) {
    const said = ended(caller)
    caller.write(request)
    expect(await said).toContain('200 OK')
  }
  const later = dial()
  const said = ended(later)
  later.write(request)
  expect(await said).toContain('200 OK')
})

/** What the fourth of at most four callers receives if the other three come from 127.0.0.1. */
const fourthHears = async (trustProxy: boolean, localAddress: string) => {
  const log = createLog('test', 'silent')
  const app = closeAfterTest(createServer({ log, metrics: createMetrics(), maxConnections: 4, trustProxy }))
  app.get('/', anyone, () => 'ok')
  const port = Number(new URL(await listen(app, '127.0.0.1', 0)).port)
  const crowd = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  await Promise.all(crowd.map(socket => once(socket, 'connect')))
  const caller = connect({ port, host: '127.0.0.1', localAddress })
  const said = ended(caller)
  caller.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return said
}

test('one address cannot take all connections, unless it is the proxy of all callers', async () => {
  expect(await fourthHears(false, '127.0.0.1')).toBe('')
  expect(await fourthHears(false, '127.0.0.2')).toContain('200 OK')
  expect(await fourthHears(true, '127.0.0.1')).toContain('200 OK')
})

test('a few pipelined requests are answered in order; with many more the connection is closed', async () => {
  const app = closeAfterTest(createServer({ log: createLog('test', 'silent'), metrics: createMetrics() }))
  const asked: string[] = []
  app.get<{ Params: { number: string } }>('/:number', anyone, ({ params: { number } }) => {
    asked.push(number)
    return `answer ${number}`
  })
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const send = (count: number) => {
    const caller = connect(Number(port), '127.0.0.1')
    const said = ended(caller)
    const requests = Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`)
    caller.write(`${requests.join('')}GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    return said
  }
  expect((await send(5)).match(/answer (?:\d|last)/g)).toEqual([0, 1, 2, 3, 4, 'last'].map(name => `answer ${name}`))
  asked.length = 0
  expect(await send(100)).not.toContain('last')
  expect(asked.length).toBeLessThan(20)
})

test('a silent connection is closed', async () => {
  const log = createLog('test', 'silent')
  const app = closeAfterTest(createServer({ log, metrics: createMetrics(), headTimeoutMs: 200 }))
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  expect(await ended(connect(Number(port), '127.0.0.1'))).not.toContain('200')
})

test('browsers get HSTS if the public address is https', async () => {
  const log = createLog('test', 'silent')
  const headerOf = async (isHttps: boolean, headers: Readonly<Record<string, string>> = {}) => {
    const app = closeAfterTest(createServer({ log, metrics: createMetrics(), isHttps }))
    app.get('/', anyone, () => 'ok')
    return (await app.inject({ url: '/', headers })).headers['strict-transport-security']
  }
  expect(await headerOf(true)).toBe('max-age=31536000')
  expect(await headerOf(false, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  expect(await headerOf(false)).toBeUndefined()
})

test('in a crowd every connection is for one request, so that new ones are not left waiting', async () => {
  const app = server()
  app.get('/', anyone, () => 'ok')
  const address = await listen(app, '127.0.0.1', 0)
  const { port } = new URL(address)
  const connection = async () => (await fetch(address)).headers.get('connection')
  const crowd = Array.from({ length: 1_001 }, () => connect(Number(port), '127.0.0.1'))
  try {
    await Promise.all(crowd.map(socket => once(socket, 'connect')))
    await expect.poll(connection).toBe('close')
  } finally {
    for (const socket of crowd) socket.destroy()
  }
  await expect.poll(connection).toBe('keep-alive')
})
