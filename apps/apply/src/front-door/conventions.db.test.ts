import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../test/house/cast.ts'
import { type Notes, openNotes } from './testing/notes.ts'

let notes: Notes
beforeAll(async () => (notes = await openNotes()))
afterAll(() => notes.house.close())

test('a request without a payload accepts an empty body, with and without a content type', async () => {
  const { ada } = notes
  expect((await ada.post('/api/test/verb')).status).toBe(204)
  const headers = { 'content-type': 'application/json' }
  expect((await ada.call('/api/test/verb', { method: 'POST', headers, body: '' })).status).toBe(204)
})

test('a body of ten megabytes is refused as too large', async () => {
  const { note } = notes
  const { status, body } = await note({ text: 'x'.repeat(10 * 1024 * 1024) })
  expect([status, body['code']]).toEqual([413, 'TOO_LARGE'])
})

test('an answer that depends on the caller is never cached, whatever its status', async () => {
  const { house, ada } = notes
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

test('an unknown query parameter is refused, also by an operation that has none', async () => {
  const { ada } = notes
  const { status, body } = await ada.get('/api/users/me?x=1')
  expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/query/x' }]])
})

test('an id or a day that the database could not store is refused', async () => {
  const { house, ada } = notes
  expect((await ada.get('/api/jobs/urn:uuid:2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11')).status).toBe(400)
  const admin = await enter(house, 'Root', 'ADMIN')
  expect((await admin.get('/api/admin/audit?from=0000-01-01')).status).toBe(400)
})

test('input nested too deeply is refused, also where any JSON is allowed', async () => {
  const { ada } = notes
  const deep = `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`
  const bodies = [deep, `{"text":${deep}}`, `{"text":"x","more":${deep}}`]
  for (const body of bodies) expect((await ada.call('/api/test/notes', { method: 'POST', body })).status).toBe(400)
})

test('text that cannot be stored is refused with its field, beside every other fault', async () => {
  const { ada } = notes
  const { status, body } = await ada.call('/api/test/notes', {
    method: 'POST',
    body: String.raw`{"text":"a\u0000b","fail":1,"more":"\ud800"}`,
  })
  expect(status).toBe(400)
  const { errors } = body as { errors?: readonly { pointer: string }[] }
  expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/fail', '/more', '/more', '/text'])
})

test('faults in query, headers and body are reported together', async () => {
  const { ada } = notes
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

/** A note whose text consists of these bytes. */
const sendBytes = async (...bytes: readonly number[]) => {
  const answer = await fetch(`${notes.house.address}/api/test/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${notes.ada.token}`, 'content-type': 'application/json' },
    body: Buffer.concat([Buffer.from('{"text":"'), Buffer.from(bytes), Buffer.from('"}')]),
  })
  return [answer.status, await answer.json()]
}

test('a body that is not UTF-8 is refused instead of stored with other characters', async () => {
  const refused = [400, { code: 'VALIDATION_FAILED', detail: expect.stringContaining('UTF-8') }]
  expect(await sendBytes(0xff, 0xfe)).toMatchObject(refused)
  expect(await sendBytes(0x47, 0xf6)).toMatchObject(refused)
  expect(await sendBytes(0xc3, 0xb6)).toMatchObject([201, { text: 'ö' }])
  expect(await sendBytes(0xef, 0xbf, 0xbd)).toMatchObject([201, { text: '\ufffd' }])
})

test('invalid JSON is refused, and so is JSON that would change a prototype', async () => {
  const { ada } = notes
  for (const body of ['{"text":', '{"text":"x","__proto__":{}}'])
    expect((await ada.call('/api/test/notes', { method: 'POST', body })).status).toBe(400)
})

test('the description of an operation states its access, problems and keys', async () => {
  const { house } = notes
  const { body } = await house.call('/api/openapi.json')
  const { paths } = body as unknown as { paths: Record<string, Record<string, Described>> }
  const me = paths['/api/users/me']?.['patch']
  expect(me?.description).toContain('Authenticated')
  expect(Object.keys(me?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '401', '412', '413', '415']))
})
type Described = { readonly description: string; readonly responses: object }
