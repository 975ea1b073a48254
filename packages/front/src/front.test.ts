import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
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
  sendAsset,
  serveDocs,
} from './index.ts'
import { anyone, closeAfterTest, server } from './testing/server.ts'

const faults = ({ method, path, access }: Declared) =>
  access === 'public' || access === 'closed' ? [] : [`${method} ${path} does not say who may call it.`]
const gate = { faults, admit: () => {} }

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

test('every reply carries a request id and safe headers, and logs one line without the query', async () => {
  const lines: string[] = []
  const app = server(lines)
  app.get('/things/:id', anyone, () => 'ok')
  const answer = await app.inject({ url: '/things/7?token=hush', headers: { 'x-request-id': 'trace-1' } })
  expect(answer.headers).toMatchObject({ 'x-request-id': 'trace-1', 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  await app.close()
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

test('credentials are redacted in the log', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  log.info({ authorization: 'hush', headers: { cookie: 'hush' }, request: { headers: { authorization: 'hush' } } })
  expect(lines.join('')).not.toContain('hush')
  expect(lines.join('')).toContain('[hidden]')
})

test('an error is logged without the statement and values that a database adds to it', () => {
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

test('a copy of an error is logged in the same way, and of anything else only its type', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  log.error({ err: { message: 'copied', stack: 'where', params: ['hush'] } })
  log.error({ err: { params: ['hush'] } })
  log.error({ err: 'hush' })
  expect(lines.map(line => JSON.parse(line).err)).toEqual([
    { type: 'object', message: 'copied', stack: 'where' },
    { type: 'object' },
    { type: 'string' },
  ])
})

test('behind a proxy its forwarded address counts, not what the caller sent; without a proxy no header does', async () => {
  const log = createLog('test', 'silent')
  for (const [trustProxy, ip] of [
    [true, '198.51.100.7'],
    [false, '127.0.0.1'],
  ] as const) {
    const app = closeAfterTest(createServer({ log, metrics: createMetrics(), trustProxy }))
    app.get('/', anyone, request => request.ip)
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    expect((await app.inject({ url: '/', headers })).body).toBe(ip)
  }
})

test('requests are measured by route, not by address', async () => {
  const metrics = createMetrics()
  const app = closeAfterTest(createServer({ log: createLog('test', 'silent'), metrics }))
  app.get('/things/:id', anyone, () => 'ok')
  await app.inject('/things/1')
  await app.inject('/things/2')
  await app.inject('/nowhere/1')
  await app.close()
  const page = await metrics.registry.metrics()
  expect(page).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2')
  expect(page).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
  expect(page).not.toContain('nowhere')
})

test('every fault of a request is named at once; text is a number in a path and never in a body', async () => {
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

test('a static file is read once, compressed on request, and not sent again to callers who have it', async () => {
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

test('the docs come from local files and describe the routes', async () => {
  const app = server()
  addGate(app, gate)
  await describeApi(app, { title: 'Things', version: '1', description: 'About things.', securitySchemes: {} })
  serveDocs(app, 'Things', { json: '/openapi.json', redoc: fileURLToPath(import.meta.url), access: 'public' })
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
