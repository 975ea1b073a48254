import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyError } from 'fastify'
import { Type } from 'typebox'
import { afterEach, expect, test } from 'vitest'
import {
  addGate,
  assetOf,
  createLog,
  createMetrics,
  createServer,
  type Declared,
  describeApi,
  listen,
  loadOnce,
  type Server,
  sendAsset,
  serveDocs,
} from './index.ts'

const open: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(app => app.close()))
})

const server = (lines: string[] = []): Server => {
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  const app = createServer({ log, metrics: createMetrics() })
  open.push(app)
  return app
}
const faults = ({ method, path, access }: Declared) =>
  access === 'public' || access === 'closed' ? [] : [`${method} ${path} does not say who may call it.`]
const gate = { faults, admit: () => {} }
const anyone = { config: { access: 'public' } }

test('a route without an access declaration stops the start and is named', async () => {
  const app = server()
  addGate(app, gate)
  app.get('/declared', anyone, () => 'ok')
  app.get('/forgotten', () => 'secret')
  app.post('/mistyped', { config: { access: 'pubic' } }, () => 'secret')
  await expect(listen(app, '127.0.0.1', 0)).rejects.toThrow(
    /GET \/forgotten does not say.*POST \/mistyped does not say/s,
  )
})

test('the gate refuses before a body is read', async () => {
  const app = server()
  addGate<string>(app, {
    faults,
    admit: access => {
      if (access === 'closed') throw Object.assign(new Error('no'), { statusCode: 403 })
    },
  })
  app.post('/closed', { config: { access: 'closed' } }, () => 'ok')
  const address = await listen(app, '127.0.0.1', 0)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/closed`, { method: 'POST', headers, body: '{ broken' })
  expect(answer.status).toBe(403)
})

test('every reply carries a request id and safe headers, and leaves one line in the log without its query', async () => {
  const lines: string[] = []
  const app = server(lines)
  app.get('/things/:id', anyone, () => 'ok')
  const answer = await app.inject({ url: '/things/7?token=hush', headers: { 'x-request-id': 'trace-1' } })
  expect(answer.headers).toMatchObject({ 'x-request-id': 'trace-1', 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  const said = lines.map(line => JSON.parse(line) as Record<string, unknown>)
  expect(said).toEqual([
    expect.objectContaining({ reqId: 'trace-1', route: '/things/:id', status: 200, method: 'GET' }),
  ])
  expect(lines.join('')).not.toContain('hush')
})

test('a request id that could break a log is replaced', async () => {
  const app = server()
  app.get('/', anyone, () => 'ok')
  const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': 'a\tb{}' } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('credentials are blotted out of the log', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  log.info({ authorization: 'hush', headers: { cookie: 'hush' }, request: { headers: { authorization: 'hush' } } })
  expect(lines.join('')).not.toContain('hush')
  expect(lines.join('')).toContain('[hidden]')
})

test('an error is logged without the statement and the values that a database adds to it', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  const cause = Object.assign(new Error('inner'), { detail: 'hush' })
  log.error(
    { err: Object.assign(new Error('outer', { cause }), { code: '23505', params: ['hush'], query: 'hush' }) },
    'failed',
  )
  expect(lines.join('')).not.toContain('hush')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'outer', code: '23505', cause: { message: 'inner' } },
  })
})

test('closing does not wait for a caller who says nothing', async () => {
  const app = server()
  app.get('/', anyone, () => 'ok')
  const { port } = new URL(await listen(app, '127.0.0.1', 0))
  const silent = connect(Number(port), '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent, 'close')
  await app.close()
  await expect(ended).resolves.toBeDefined()
})

const ended = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let said = ''
    socket.on('data', part => (said += String(part)))
    // Hung up on, it may also end with a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })

test('who dribbles a body is hung up on, unless the route takes large files', async () => {
  const log = createLog('test', 'silent')
  const app = createServer({ log, metrics: createMetrics(), requestTimeoutMs: 150, slowBodyTimeoutMs: 60_000 })
  open.push(app)
  app.post('/quick', anyone, () => 'ok')
  app.post('/slow', { config: { access: 'public', slowBody: true } }, () => 'taken')
  app.post('/long', anyone, async () => {
    await setTimeout(400)
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
  expect(await dribble('/quick', 400)).toBe('')
  expect(await dribble('/slow', 400)).toContain('taken')
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

test('a connection too many is hung up on and logged; the others are served, and a new one once there is room', async () => {
  const lines: string[] = []
  const log = createLog('test', 'warn', { write: line => void lines.push(line) })
  const app = createServer({ log, metrics: createMetrics(), maxConnections: 2 })
  open.push(app)
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

test('a file of a page is read once, zipped for those who take it, and not sent again to those who have it', async () => {
  let reads = 0
  const load = loadOnce(async name => {
    reads += 1
    if (reads === 1) throw new Error('no more files can be opened')
    return assetOf(`text of ${name}`, 'text/plain')
  })
  await expect(load('a')).rejects.toThrow('no more files')
  const app = server()
  app.get('/a', anyone, async (request, reply) => sendAsset(request, reply, await load('a')))
  const ask = (headers: Record<string, string>) => app.inject({ url: '/a', headers })
  const zipped = await ask({ 'accept-encoding': 'br, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  for (const accepted of ['', 'gzip;q=0', 'gzip; q=0.0', 'br'])
    expect((await ask({ 'accept-encoding': accepted })).body).toBe('text of a')
  for (const known of [String(zipped.headers.etag), '*', `"x", ${String(zipped.headers.etag)}`])
    expect((await ask({ 'if-none-match': known })).statusCode).toBe(304)
  expect(reads).toBe(2)
})

test('a port that is taken is refused with a sentence that says what to do', async () => {
  const [first, second] = [server(), server()]
  const address = await listen(first, '127.0.0.1', 0)
  const port = Number(new URL(address).port)
  await expect(listen(second, '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already taken: stop the program that uses it, or set PORT to a free one.`,
  )
})

test('an address that is not ours is refused with a sentence', async () => {
  await expect(listen(server(), '192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this machine')
})

test('requests are measured by route, not by address', async () => {
  const metrics = createMetrics()
  const app = createServer({ log: createLog('test', 'silent'), metrics })
  open.push(app)
  app.get('/things/:id', anyone, () => 'ok')
  await app.inject('/things/1')
  await app.inject('/things/2')
  await app.inject('/nowhere/1')
  const page = await metrics.registry.metrics()
  expect(page).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2')
  expect(page).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
  expect(page).not.toContain('nowhere')
})

test('every fault of a request is named at once; a text is a number in a path and never in a body', async () => {
  const app = server()
  const body = Type.Object({ size: Type.Integer(), name: Type.String() })
  app.post(
    '/:id',
    { ...anyone, schema: { params: Type.Object({ id: Type.Integer() }), body } },
    request => request.params,
  )
  const faulty = await app.inject({ method: 'POST', url: '/1', payload: { size: '5', name: 6 } })
  expect(faulty.statusCode).toBe(400)
  expect(faulty.json()).toMatchObject({ message: 'body/size must be integer, body/name must be string' })
  const sound = await app.inject({ method: 'POST', url: '/1', payload: { size: 5, name: 'x' } })
  expect(sound.json()).toEqual({ id: 1 })
})

test('the docs come from our own files and describe the routes', async () => {
  const app = server()
  addGate(app, gate)
  await describeApi(app, { title: 'Things', version: '1', description: 'About things.', securitySchemes: {} })
  serveDocs(app, 'Things', { json: '/openapi.json', redoc: true, access: 'public' })
  app.get('/things', { ...anyone, schema: { summary: 'List things' } }, () => [])
  const description = (await app.inject('/openapi.json')).json<{ openapi: string; paths: object }>()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(['/things'])
  for (const url of ['/docs', '/redoc']) {
    const page = await app.inject(url)
    expect(page.statusCode).toBe(200)
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links.filter(address => address !== 'data:,')) {
      expect(link).toMatch(/^\/docs\/assets\//)
      expect((await app.inject(link)).statusCode).toBe(200)
    }
  }
})
