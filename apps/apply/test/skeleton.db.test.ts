import { type Access, accessFaults } from '@kolleg/access'
import { type TestDatabase, testDatabase } from '@kolleg/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../src/app.ts'
import { migrations, type Tables } from '../src/db/schema.ts'
import { testContext } from './house/context.ts'

let house: App
let address: string
let database: TestDatabase<Tables>

beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
  house = await newApp()
  address = await house.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await house.app.close()
  await database.close()
})

const newApp = (own = database) => createApp(testContext(own, { PUBLIC_URL: 'https://apply.example' }).context)

test('the service is alive, and ready while its database answers', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await fetch(`${address}${path}`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('the service is alive but not ready once its database is gone', async () => {
  const gone = await testDatabase<Tables>(migrations)
  const { app } = await newApp(gone)
  await gone.close()
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
  await app.close()
})

test('metrics are in the format of Prometheus', async () => {
  const answer = await fetch(`${address}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('http_request_duration_seconds_count{method="GET",route="/health/live"')
})

test.each([
  [{ NODE_ENV: 'production' }, undefined, 404],
  [{ METRICS_TOKEN: 'for-prometheus' }, undefined, 401],
  [{ METRICS_TOKEN: 'for-prometheus' }, 'Bearer for-nobody', 401],
  [{ METRICS_TOKEN: 'for-prometheus' }, 'Bearer for-prometheus', 200],
])('with %o the metrics answer %s with %i', async (settings, authorization, status) => {
  const { context } = testContext(database, {})
  const { app } = await createApp({ ...context, config: { ...context.config, ...settings } as typeof context.config })
  const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  expect(answer.statusCode).toBe(status)
  await app.close()
})

test('the docs describe the operations in OpenAPI 3.1', async () => {
  expect((await fetch(`${address}/docs`)).status).toBe(200)
  const description = (await (await fetch(`${address}/api/openapi.json`)).json()) as { openapi: string; paths: object }
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/health/live', '/api/users/me']))
})

test('an unknown address gets a problem whose type links to a page that explains it', async () => {
  const answer = await fetch(`${address}/api/nowhere?secret=1`)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  const body = (await answer.json()) as Record<string, unknown>
  expect(body).toMatchObject({
    type: 'https://apply.example/problems/not-found',
    status: 404,
    code: 'NOT_FOUND',
    instance: '/api/nowhere',
  })
  const page = await fetch(`${address}${new URL(String(body['type'])).pathname}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('NOT_FOUND')])
  expect((await fetch(`${address}/problems/no-such-thing`)).status).toBe(404)
})

test('an unreadable address gets a problem too', async () => {
  const answer = await fetch(`${address}/%`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 })
})

test('a route without an access declaration, or with an unknown class, prevents the start', async () => {
  const { app } = await newApp()
  app.get('/api/forgotten', () => 'secret')
  app.get('/api/mistyped', { config: { access: { class: 'Proffessor' } } }, () => 'secret')
  await expect(app.listen({ host: '127.0.0.1', port: 0 })).rejects.toThrow(
    /GET \/api\/forgotten does not say who may call it\..*GET \/api\/mistyped names the unknown class Proffessor\./s,
  )
  await app.close()
})

test('an anonymous caller is refused with 401 before anything is read', async () => {
  const { app } = await newApp()
  const access: Access = { class: 'Authenticated' }
  app.post('/api/anything', { config: { access } }, () => 'secret')
  const answer = await app.inject({
    method: 'POST',
    url: '/api/anything',
    payload: '{ broken',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer')
  expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  await app.close()
})

test('an internal error reveals nothing but its correlation id', async () => {
  const { app } = await newApp()
  app.get('/api/broken', { config: { access: { public: 'a test' } } }, () => {
    throw new Error('select secret from people')
  })
  const answer = await app.inject({ url: '/api/broken', headers: { 'x-request-id': 'trace-7' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(answer.json()).toMatchObject({ code: 'INTERNAL', correlationId: 'trace-7' })
  await app.close()
})

test('every operation declares a valid access', () => {
  expect(house.operations.length).toBeGreaterThan(5)
  expect(house.operations.flatMap(accessFaults)).toEqual([])
})
