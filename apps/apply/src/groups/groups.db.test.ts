import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let ada: Someone
let paula: Someone
let emil: Someone
let zoe: Someone
let optics: string

beforeAll(async () => {
  house = await openHouse()
  optics = await newGroup(house, 'Optics')
  ada = await enter(house, 'Ada', 'ADMIN')
  paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: optics })
  emil = await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: optics })
  zoe = await enter(house, 'Zoe')
})
afterAll(() => house.close())

const groups = '/api/research-groups'
const pointers = (body: unknown): string[] =>
  ((body as { errors?: { pointer: string }[] }).errors ?? []).map(({ pointer }) => pointer).toSorted()

test('an administrator creates an active group with nothing but a name', async () => {
  const { status, body, headers } = await ada.post(groups, { name: '  Data \u00a0 Engineering ' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Data Engineering',
    state: 'ACTIVE',
    timezone: 'Europe/Berlin',
    defaultLanguage: 'en',
    independentRatings: true,
    departmentId: null,
    version: 1,
    may: ['edit', 'manageMembers', 'readAudit', 'suspend'],
  })
  expect(headers.get('location')).toBe(`${groups}/${String(body['researchGroupId'])}`)
  expect(headers.get('etag')).toBe('"1"')
})

test('only an administrator creates groups', async () => {
  for (const [who, expected] of [
    [paula, 403],
    [emil, 403],
    [zoe, 403],
  ] as const)
    expect((await who.post(groups, { name: 'Mine' })).status).toBe(expected)
  expect((await house.call(groups, undefined, { method: 'POST', body: { name: 'Mine' } })).status).toBe(401)
})

test('if twenty create a group of the same name at once, in any case, one succeeds', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      ada.post(groups, { name: turn % 2 ? 'Ökologie' : 'Ökologie'.toLowerCase() }),
    ),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(19)
  for (const { body } of refused) expect(body['code']).toBe('ALREADY_EXISTS')
})

test('a member reads and changes the group, others get 403, and an unknown group is 404', async () => {
  const path = `${groups}/${optics}`
  expect((await emil.get(path)).body).toMatchObject({ name: 'Optics', may: ['edit', 'leave'] })
  expect((await paula.get(path)).body).toMatchObject({ may: ['edit', 'manageMembers', 'readAudit', 'leave'] })
  const elsewhere = await enter(house, 'Elsa', { role: 'PROFESSOR', groupId: await newGroup(house, 'Elsewhere') })
  expect((await elsewhere.get(path)).status).toBe(403)
  expect((await elsewhere.patch(path, { head: 'Elsa' })).status).toBe(403)
  expect((await zoe.get(path)).status).toBe(403)
  const nowhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
  for (const who of [ada, paula]) {
    expect((await who.get(`${groups}/${nowhere}`)).status).toBe(404)
    expect((await who.patch(`${groups}/${nowhere}`, { head: 'x' })).status).toBe(404)
    expect((await who.get(`${groups}/nonsense`)).status).toBe(400)
  }
})

test('a change is sanitised, versioned and recorded; an old version gets 412', async () => {
  const path = `${groups}/${optics}`
  const { status, body, headers } = await emil.patch(path, {
    head: ' Prof.  Paula  Lindner ',
    description: '<h1>We</h1><script>alert(1)</script><p onclick="x()">see <a href="javascript:x()">light</a></p>',
    website: 'https://optics.example/a?b=c',
    email: 'office@optics.example',
    timezone: 'America/New_York',
    defaultLanguage: 'de',
    letterGraceMinutes: 0,
    independentRatings: false,
    version: 1,
  })
  expect([status, headers.get('etag')]).toEqual([200, '"2"'])
  expect(body).toMatchObject({ head: 'Prof. Paula Lindner', timezone: 'America/New_York', version: 2 })
  expect(body['description']).toMatch(/^<h2>We<\/h2><p>see <a [^>]*rel=[^>]*>light<\/a><\/p>$/)
  expect(String(body['description'])).not.toContain('javascript')
  expect((await emil.patch(path, { head: 'x', version: 1 })).status).toBe(412)
  expect((await emil.patch(path, {})).body).toMatchObject({ version: 2 })
  const { rows } = await sql`select by_user, from_state, to_state, details->'changed'->>0 as field from audit_event
    where object = 'researchGroup' and object_id = ${optics} and action = 'edit'`.execute(house.database.query)
  expect(rows).toEqual([{ by_user: emil.userId, from_state: 'ACTIVE', to_state: 'ACTIVE', field: 'head' }])
})

test('a group cannot be renamed to another group’s name, but can change the case of its own', async () => {
  const path = `${groups}/${optics}`
  const { status, body } = await paula.patch(path, { name: 'ELSEWHERE' })
  expect([status, body['code']]).toEqual([409, 'ALREADY_EXISTS'])
  expect((await paula.patch(path, { name: 'OPTICS' })).body).toMatchObject({ name: 'OPTICS' })
})

test('all faults of a form are reported', async () => {
  const { status, body } = await ada.post(groups, {
    name: ' \t ',
    head: 'x'.repeat(201),
    email: 'a b@c',
    website: 'javascript:alert(1)',
    description: 'x'.repeat(20_001),
    departmentId: '1; drop table person',
    defaultLanguage: 'fr',
    letterGraceMinutes: -1,
    state: 'ACTIVE',
    street: 'a\u0007b',
  })
  expect(status).toBe(400)
  expect(new Set(pointers(body))).toEqual(
    new Set([
      '/name',
      '/head',
      '/email',
      '/website',
      '/description',
      '/departmentId',
      '/defaultLanguage',
      '/letterGraceMinutes',
      '/state',
      '/street',
    ]),
  )
  const departmentId = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
  const unknown = { timezone: 'Europe/Atlantis', departmentId, website: 'https://%' }
  expect(pointers((await ada.post(groups, { ...unknown, name: 'X' })).body)).toEqual([
    '/departmentId',
    '/timezone',
    '/website',
  ])
  for (const told of [
    await ada.post(groups, { ...unknown, name: ' ', head: 7 }),
    await paula.post(`${groups}/requests`, { ...unknown, name: ' ', head: 7 }),
    await paula.patch(`${groups}/${optics}`, { ...unknown, name: ' ', head: 7 }),
  ])
    expect([told.status, pointers(told.body)]).toEqual([
      400,
      ['/departmentId', '/head', '/name', '/timezone', '/website'],
    ])
  expect((await ada.post(groups, {})).status).toBe(400)
  for (const name of ['', '\u202E', '\u200B ']) expect((await ada.post(groups, { name })).status).toBe(400)
  for (const timezone of ['+02:00', '', 'Europe', '../etc'])
    expect((await ada.post(groups, { name: 'X', timezone })).status).toBe(400)
  for (const website of ['https://', 'ftp://x.y', 'https://a b', '//x.y'])
    expect((await ada.post(groups, { name: 'X', website })).status).toBe(400)
})

test('a huge text is refused quickly, whatever it contains', async () => {
  for (const letter of [' ', 'a', '@', 'a@', '\u00a0'])
    expect(
      (
        await ada.post(groups, {
          name: letter.repeat(200_000),
          website: `https://${letter.repeat(90_000)}`,
          email: letter.repeat(90_000),
        })
      ).status,
    ).toBe(400)
})

test('SQL in a name is a name', async () => {
  const name = `Robert'); drop table research_group; --`
  const { status, body } = await ada.post(groups, { name })
  expect([status, body['name']]).toEqual([201, name])
})

test('a member sees each of their groups with their role, and the one chosen by header', async () => {
  const lenses = await newGroup(house, 'Lenses')
  const nina = await enter(house, 'Nina', { role: 'EMPLOYEE', groupId: optics }, { role: 'PROFESSOR', groupId: lenses })
  const { body } = await nina.get('/api/users/me')
  expect(body).toMatchObject({
    roles: ['APPLICANT', 'EMPLOYEE', 'PROFESSOR'],
    researchGroup: { researchGroupId: optics, name: 'OPTICS' },
    memberships: [
      { researchGroupId: optics, name: 'OPTICS', role: 'EMPLOYEE' },
      { researchGroupId: lenses, name: 'Lenses', role: 'PROFESSOR' },
    ],
  })
  const chosen = await nina.call('/api/users/me', { headers: { 'x-research-group-id': lenses.toUpperCase() } })
  expect(chosen.body).toMatchObject({ researchGroup: { researchGroupId: lenses, name: 'Lenses' } })
})
