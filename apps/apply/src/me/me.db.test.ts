import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let token: string
beforeAll(async () => {
  house = await openHouse()
  token = await house.issuer.sign({ sub: 'ada', email: 'ada@uni.test', given_name: 'Ada', family_name: 'Lovelace' })
})
afterAll(() => house.close())

const change = (body: object | string, headers: Readonly<Record<string, string>> = {}) =>
  house.call('/api/users/me', token, { method: 'PATCH', body, headers })

test('the reply has exactly the fields of the contract, the memberships and the language', async () => {
  const { status, body, headers } = await house.call('/api/users/me', token)
  expect(status).toBe(200)
  expect(body).toEqual({
    userId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    email: 'ada@uni.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    roles: ['APPLICANT'],
    researchGroup: null,
    memberships: [],
    language: 'en',
  })
  expect(headers.get('etag')).toBe('"1"')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a group in X-Research-Group-Id that is unknown or not the caller’s is ignored', async () => {
  for (const value of ['7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0001', 'nonsense']) {
    const { status, body } = await house.call('/api/users/me', token, { headers: { 'x-research-group-id': value } })
    expect([status, body['researchGroup']]).toEqual([200, null])
  }
})

test('a known caller costs one statement', async () => {
  await house.call('/api/users/me', token)
  let statements = 0
  const executor = house.database.query.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = compiled => {
    statements += 1
    return run(compiled)
  }
  await house.call('/api/users/me', token)
  executor.executeQuery = run
  expect(statements).toBe(1)
})

test('a person changes their name, language and AI opt-out; each change is a new version and is recorded', async () => {
  const changed = await change({ firstName: ' Augusta ', language: 'de', aiOptOut: true })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace', language: 'de' })
  expect(changed.body).toMatchObject({ aiOptOut: true, version: 2, roles: ['APPLICANT'] })
  expect(changed.headers.get('etag')).toBe('"2"')
  expect((await house.call('/api/users/me', token)).body).toMatchObject({ firstName: 'Augusta', language: 'de' })
  const { rows } = await sql`select by_user::text = object_id as own, details from audit_event
    where action = 'edit'`.execute(house.database.query)
  expect(rows).toEqual([{ own: true, details: { fields: ['firstName', 'language', 'aiOptOut'] } }])
})

test('an empty change changes nothing', async () => {
  expect((await change({})).body).toMatchObject({ version: 2, aiOptOut: true })
})

test('an old version, in the body or in If-Match, gets 412 and changes nothing', async () => {
  for (const attempt of [
    () => change({ firstName: 'X', version: 1 }),
    () => change({ firstName: 'X' }, { 'if-match': '"1"' }),
    () => change({ firstName: 'X' }, { 'if-match': 'W/"2"' }),
    () => change({ firstName: 'X', version: 2 }, { 'if-match': '"7", "8"' }),
  ]) {
    const { status, body } = await attempt()
    expect([status, body['code']]).toEqual([412, 'VERSION_CONFLICT'])
  }
  expect((await change({})).body).toMatchObject({ firstName: 'Augusta', version: 2 })
  expect((await change({ lastName: 'King', version: 2 }, { 'if-match': '"1", "2"' })).status).toBe(200)
  expect((await change({ lastName: 'King' }, { 'if-match': '*' })).status).toBe(200)
})

test('of many changes to one version one succeeds', async () => {
  const { body } = await change({})
  const { version } = body
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => change({ firstName: `Ada ${turn}`, version: Number(version) })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 412)).toHaveLength(9)
})

test('all faults of a change are reported at once', async () => {
  const { status, body } = await change({
    firstName: 'A\u0000',
    lastName: 5,
    language: 'fr',
    email: 'x@y.z',
    roles: [],
  })
  expect(status).toBe(400)
  const { errors } = body as { errors?: readonly { pointer: string }[] }
  expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/email',
    '/firstName',
    '/language',
    '/lastName',
    '/roles',
  ])
  expect((await change('{ broken')).status).toBe(400)
})
