import type { Server } from '@kolleg/front'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'
import { problem } from '../problems.ts'
import { recurrings } from '../recurrings.ts'
import { IdempotencyKey, once } from './once.ts'

let house: House
let ada: Someone

/** An operation that counts how often its work was done. */
const furnish = (app: Server): void => {
  app.post(
    '/api/test/notes',
    {
      config: { access: { class: 'Authenticated' } },
      schema: {
        headers: Type.Object(IdempotencyKey),
        body: Type.Object(
          { text: Type.String(), fail: Type.Optional(Type.Boolean()) },
          { additionalProperties: false },
        ),
      },
    },
    async (request, reply) =>
      once(house.context, request, reply, async tx => {
        const { text, fail } = request.body
        const { rows } = await sql<{ id: string }>`insert into note (text) values (${text}) returning id`.execute(tx)
        if (fail) throw problem('ALREADY_EXISTS')
        return { status: 201, headers: { location: `/notes/${rows[0]?.id}` }, body: { id: rows[0]?.id, text } }
      }),
  )
  app.post('/api/test/verb', { config: { access: { class: 'Authenticated' } } }, async (_, reply) =>
    reply.code(204).send(),
  )
}

beforeAll(async () => {
  house = await openHouse({ furnish })
  await sql`create table note (id bigint generated always as identity, text text)`.execute(house.database.query)
  ada = await enter(house, 'Ada')
})
afterAll(() => house.close())

const note = (body: object, key?: string, who = ada) =>
  who.call('/api/test/notes', { method: 'POST', body, headers: key === undefined ? {} : { 'idempotency-key': key } })

const written = async (text: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from note where text = ${text}`.execute(
    house.database.query,
  )
  return Number(rows[0]?.count)
}

test('the same key gets the first reply again, and the work is done once', async () => {
  const first = await note({ text: 'a' }, 'key a')
  const again = await note({ text: 'a' }, 'key a')
  expect([first.status, again.status]).toEqual([201, 201])
  expect([again.body, again.headers.get('location')]).toEqual([first.body, first.headers.get('location')])
  expect(await written('a')).toBe(1)
})

test('twenty at once with the same key do the work once', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => note({ text: 'b' }, 'key b')))
  expect(new Set(replies.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
  expect(await written('b')).toBe(1)
})

test('without a key every request counts, and a key belongs to one person', async () => {
  await note({ text: 'c' })
  await note({ text: 'c' })
  const grace = await enter(house, 'Grace')
  await note({ text: 'c' }, 'key a', grace)
  expect(await written('c')).toBe(3)
})

test('a refusal is not kept: the same key may try again', async () => {
  expect((await note({ text: 'd', fail: true }, 'key d')).status).toBe(409)
  expect(await written('d')).toBe(0)
  expect((await note({ text: 'd', fail: true }, 'key d')).status).toBe(409)
})

test('a key that stood for another request is refused', async () => {
  const { status, body } = await note({ text: 'other' }, 'key a')
  expect([status, body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await note({ text: 'x' }, 'k'.repeat(201))).status).toBe(400)
})

test('whoever has lost a role since then is not told the reply again', async () => {
  const groupId = await newGroup(house, 'Left')
  const emil = await enter(house, 'Leaver', { role: 'EMPLOYEE', groupId })
  expect((await note({ text: 'left' }, 'key left', emil)).status).toBe(201)
  expect((await note({ text: 'left' }, 'key left', emil)).status).toBe(201)
  await sql`delete from role where user_id = ${emil.userId} and role = 'EMPLOYEE'`.execute(house.database.query)
  const again = await note({ text: 'left' }, 'key left', emil)
  expect([again.status, again.body['code'], await written('left')]).toEqual([403, 'ACCESS_DENIED', 1])
})

test('after a day the key is free, and its reply goes by itself', async () => {
  const age = (hours: number) =>
    sql`update idempotent_reply set created_at = now() - make_interval(hours => ${hours})`.execute(house.database.query)
  await age(23)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(422)
  await age(25)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(201)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(201)
  expect(await written('fresh')).toBe(1)
  await sql`insert into idempotent_reply (user_id, key, request_hash, created_at)
    select ${ada.userId}, n::text, '', now() - interval '2 days' from generate_series(1, 1234) n`.execute(
    house.database.query,
  )
  await recurrings(house.context)['forget-replies']?.run(AbortSignal.timeout(1000))
  expect(await house.database.query.selectFrom('idempotent_reply').select('key').execute()).toEqual([{ key: 'key a' }])
})

test('a verb without a payload accepts an empty body, with and without a type', async () => {
  expect((await ada.post('/api/test/verb')).status).toBe(204)
  const headers = { 'content-type': 'application/json' }
  expect((await ada.call('/api/test/verb', { method: 'POST', headers, body: '' })).status).toBe(204)
})

test('a body of ten megabytes is refused as too large', async () => {
  const { status, body } = await note({ text: 'x'.repeat(10 * 1024 * 1024) })
  expect([status, body['code']]).toEqual([413, 'TOO_LARGE'])
})

test('what depends on who asks is kept by no cache, whatever the answer', async () => {
  const read = house.operations.filter(({ method, access }) => method === 'GET' && !('public' in Object(access)))
  expect(read.length).toBeGreaterThan(40)
  for (const { path } of read) {
    const address = path.replaceAll(/:\w+/g, '2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11')
    const { headers } = await ada.get(address)
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^(private, )?no-store$/)])
  }
  const paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: await newGroup(house, 'Caches') })
  for (const path of ['/api/interviews/overview', '/api/interviews/upcoming', '/api/evaluation/job-names']) {
    const { status, headers } = await paula.get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
})

test('an unknown query parameter, also of an operation that has none, is refused', async () => {
  const { status, body } = await ada.get('/api/users/me?x=1')
  expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/query/x' }]])
})

test('an id or a day that the database would not take is refused, not tried', async () => {
  expect((await ada.get('/api/jobs/urn:uuid:2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11')).status).toBe(400)
  const admin = await enter(house, 'Root', 'ADMIN')
  expect((await admin.get('/api/admin/audit?from=0000-01-01')).status).toBe(400)
})

test('what is nested without end is refused, also where anything may stand', async () => {
  const deep = `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`
  const bodies = [deep, `{"text":${deep}}`, `{"text":"x","more":${deep}}`]
  for (const body of bodies) expect((await ada.call('/api/test/notes', { method: 'POST', body })).status).toBe(400)
})

test('what is no text is refused where it stands, beside every other fault', async () => {
  const { status, body } = await ada.call('/api/test/notes', {
    method: 'POST',
    body: String.raw`{"text":"a\u0000b","fail":1,"more":"\ud800"}`,
  })
  expect(status).toBe(400)
  const { errors } = body as { errors?: readonly { pointer: string }[] }
  expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/fail', '/more', '/more', '/text'])
})

test('faults in query, headers and body are named together', async () => {
  const { status, body } = await ada.call('/api/test/notes?more=1', {
    method: 'POST',
    body: { txt: 'x' },
    headers: { 'idempotency-key': 'x'.repeat(201) },
  })
  const { errors } = body as { errors?: readonly { pointer: string }[] }
  expect([status, errors?.map(({ pointer }) => pointer)]).toEqual([
    400,
    ['/query/more', '/headers/idempotency-key', '/text', '/txt'],
  ])
})

/** A note whose text is these bytes. */
const sendBytes = async (...bytes: readonly number[]) => {
  const answer = await fetch(`${house.address}/api/test/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: Buffer.concat([Buffer.from('{"text":"'), Buffer.from(bytes), Buffer.from('"}')]),
  })
  return [answer.status, await answer.json()]
}

test('a body that is not UTF-8 is refused, not kept with other characters', async () => {
  const refused = [400, { code: 'VALIDATION_FAILED', detail: expect.stringContaining('UTF-8') }]
  expect(await sendBytes(0xff, 0xfe)).toMatchObject(refused)
  expect(await sendBytes(0x47, 0xf6)).toMatchObject(refused)
  expect(await sendBytes(0xc3, 0xb6)).toMatchObject([201, { text: 'ö' }])
  expect(await sendBytes(0xef, 0xbf, 0xbd)).toMatchObject([201, { text: '\ufffd' }])
})

test('what is no JSON is refused, and so is what would change what objects are', async () => {
  for (const body of ['{"text":', '{"text":"x","__proto__":{}}'])
    expect((await ada.call('/api/test/notes', { method: 'POST', body })).status).toBe(400)
})

test('what an operation promises is in its description: access, problems, keys', async () => {
  const { body } = await house.call('/api/openapi.json')
  const { paths } = body as unknown as { paths: Record<string, Record<string, Described>> }
  const me = paths['/api/users/me']?.['patch']
  expect(me?.description).toContain('Authenticated')
  expect(Object.keys(me?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '401', '412', '413', '415']))
})
type Described = { readonly description: string; readonly responses: object }
