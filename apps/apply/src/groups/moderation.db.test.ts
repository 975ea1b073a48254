import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterTelling, type Someone } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'

let house: House
let ada: Someone
const groups = '/api/research-groups'

beforeAll(async () => {
  house = await openHouse()
  ada = await enter(house, 'Ada', 'ADMIN')
})
afterAll(() => house.close())

const lettersTo = async ({ email }: Someone) => {
  const { rows } = await sql<{ type: string; language: string; text: string }>`select type, language, text from letter
    where recipient_address = ${email} order by written_at`.execute(house.database.query)
  return rows
}
const asked = async (who: Someone, name: string): Promise<string> => {
  const { status, body } = await who.post(`${groups}/requests`, { name })
  expect([status, body]).toMatchObject([201, { state: 'DRAFT', requestedBy: who.userId, may: [] }])
  return `${groups}/${String(body['researchGroupId'])}`
}
const rolesOf = async (who: Someone) => (await who.get('/api/users/me')).body['memberships']

test('whoever asks for a group waits; activation makes them its professor and tells them', async () => {
  const rosa = await enter(house, 'Rosa')
  await rosa.patch('/api/users/me', { language: 'de' })
  const path = await asked(rosa, 'Robotics')
  expect((await rosa.get(path)).status).toBe(403)
  expect((await house.call(`${path}/public`)).status).toBe(404)
  expect((await rosa.get(`${groups}/requests`)).body).toMatchObject({ items: [{ name: 'Robotics', state: 'DRAFT' }] })
  expect((await ada.get('/api/admin/research-groups?state=DRAFT&query=robot')).body).toMatchObject({
    items: [{ name: 'Robotics', requesterName: 'Rosa Test', requesterEmail: rosa.email, members: 0 }],
    total: 1,
  })
  const { status, body, headers } = await ada.post(`${path}/activate`)
  expect([status, headers.get('etag')]).toEqual([200, '"2"'])
  expect(body).toMatchObject({ state: 'ACTIVE', requestedBy: null, version: 2 })
  expect(await rolesOf(rosa)).toMatchObject([{ name: 'Robotics', role: 'PROFESSOR' }])
  expect((await rosa.get(`${groups}/requests`)).body).toMatchObject({ items: [] })
  expect((await rosa.get(path)).status).toBe(200)
  expect(await lettersTo(rosa)).toEqual([
    { type: 'GROUP_ACTIVATED', language: 'de', text: expect.stringContaining('Robotics') },
  ])
  const again = await ada.post(`${path}/activate`)
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'STATE_CONFLICT', from: 'ACTIVE', action: 'activate', allowed: ['edit', 'suspend'] },
  ])
  expect(await lettersTo(rosa)).toHaveLength(1)
})

test('an administrator activates also the group that they asked for and work in', async () => {
  const { body } = await ada.post(`${groups}/requests`, { name: 'Own' })
  const path = `${groups}/${String(body['researchGroupId'])}`
  expect((await ada.post(`${path}/members`, { userId: ada.userId, role: 'EMPLOYEE' })).status).toBe(201)
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect((await ada.get(`${path}/members`)).body).toMatchObject({ items: [{ userId: ada.userId, role: 'PROFESSOR' }] })
})

test('nobody goes by an address that they have not proven: not who asks, and not who is a member', async () => {
  const dean = await enter(house, 'Dean')
  const fake = await enterTelling(house, { name: 'Fake', email: dean.email, isVerified: false })
  const path = await asked(fake, 'The Dean’s group')
  const listed = await ada.get('/api/admin/research-groups?state=DRAFT&query=dean')
  expect(listed.body).toMatchObject({ items: [{ requesterName: 'Fake Test', requesterEmail: null }] })
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect((await ada.get(`${path}/members`)).body).toMatchObject({ items: [{ userId: fake.userId, email: '' }] })
  const other = await enterTelling(house, { name: 'Other', email: dean.email, isVerified: false })
  const added = await ada.post(`${path}/members`, { userId: other.userId, role: 'EMPLOYEE' })
  expect([added.status, added.body['email']]).toEqual([201, ''])
  const { rows } = await sql`select from letter where user_id = ${other.userId}`.execute(house.database.query)
  expect(rows).toEqual([])
})

test('a denial says why; a denied group may still be activated', async () => {
  const dora = await enter(house, 'Dora')
  const path = await asked(dora, 'Alchemy')
  for (const body of [{}, { reason: '' }, { reason: '  \n ' }, { reason: 'x'.repeat(2001) }, { reason: 'x', y: 1 }])
    expect((await ada.post(`${path}/deny`, body)).status).toBe(400)
  const { body } = await ada.post(`${path}/deny`, { reason: ' No <gold>. ' })
  expect(body).toMatchObject({ state: 'DENIED', denialReason: 'No <gold>.' })
  expect((await lettersTo(dora))[0]).toMatchObject({
    type: 'GROUP_DENIED',
    text: expect.stringContaining('No <gold>.'),
  })
  expect((await dora.get(`${groups}/requests`)).body).toMatchObject({
    items: [{ name: 'Alchemy', state: 'DENIED', denialReason: 'No <gold>.' }],
  })
  expect((await ada.post(`${path}/deny`, { reason: 'again' })).status).toBe(409)
  expect((await ada.post(`${path}/activate`)).body).toMatchObject({ state: 'ACTIVE', denialReason: null })
  expect(await rolesOf(dora)).toMatchObject([{ name: 'Alchemy', role: 'PROFESSOR' }])
})

test('a suspended group leaves the public; opened again, nobody who left comes back', async () => {
  const sam = await enter(house, 'Sam')
  const path = await asked(sam, 'Seismology')
  await ada.post(`${path}/activate`)
  const next = await enter(house, 'Next')
  await sam.post(`${path}/members`, { userId: next.userId, role: 'PROFESSOR' })
  await sam.delete(`${path}/members/me`)
  expect((await house.call(`${path}/public`)).status).toBe(200)
  expect((await ada.post(`${path}/suspend`)).body).toMatchObject({
    state: 'DRAFT',
    may: ['edit', 'manageMembers', 'readAudit', 'activate', 'deny'],
  })
  expect((await house.call(`${path}/public`)).status).toBe(404)
  expect((await next.get(path)).status).toBe(200)
  expect((await sam.get(`${groups}?query=seismo`)).body).toMatchObject({ items: [], total: 0 })
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect(await rolesOf(sam)).toEqual([])
  expect(await rolesOf(next)).toMatchObject([{ role: 'PROFESSOR' }])
})

test('what someone who is erased has asked for is gone, and names nobody where others belong to it', async () => {
  const gone = await enter(house, 'Gone')
  const waiting = await asked(gone, 'Lost')
  const denied = await asked(gone, 'Lost too')
  await ada.post(`${denied}/deny`, { reason: 'Gone is no chemist.' })
  const peopled = await asked(gone, 'Kept')
  await sql`update research_group set head = 'Gone', email = 'gone@uni.test' where name = 'Kept'`.execute(
    house.database.query,
  )
  await ada.post(`${peopled}/members`, { userId: (await enter(house, 'Heir')).userId, role: 'PROFESSOR' })
  expect((await gone.delete('/api/users/me')).status).toBe(204)
  for (const path of [waiting, denied]) expect((await ada.get(path)).status).toBe(404)
  expect((await ada.get(peopled)).body).toMatchObject({ requestedBy: null, head: '', email: '', state: 'DRAFT' })
  const { rows } = await sql`select from audit_event where details ->> 'name' like 'Lost%'`.execute(
    house.database.query,
  )
  expect(rows).toEqual([])
  expect((await ada.post(`${peopled}/activate`)).status).toBe(200)
})

test('what others have written since stays in a group whose requester is erased, unless it names them', async () => {
  const gone = await enter(house, 'Away')
  const heir = await enter(house, 'Next')
  const mine = { head: 'Prof. Away Test', email: gone.email, city: 'Garching' }
  const paths = await Promise.all(
    ['Mine', 'Theirs', 'Named'].map(async name => {
      const { body } = await gone.post(`${groups}/requests`, { name, ...mine })
      const path = `${groups}/${String(body['researchGroupId'])}`
      await ada.post(`${path}/members`, { userId: heir.userId, role: 'PROFESSOR' })
      return path
    }),
  )
  const [own = '', others = '', named = ''] = paths
  // A form that sends everything has written only what is different.
  expect((await ada.patch(own, { ...mine, city: 'Munich' })).body).toMatchObject({ version: 2 })
  expect((await ada.patch(own, { city: 'Munich' })).body).toMatchObject({ version: 2 })
  await sql`insert into audit_event (at, by_user, action, object, object_id, details) values (now(), ${ada.userId},
    'edit', 'researchGroup', ${own.split('/').at(-1)}, ${{ fields: ['head', 'email', 'city'] }})`.execute(
    house.database.query,
  )
  const alike = { head: 'Prof. Faraway Test', email: `far${gone.email}` }
  await heir.patch(others, alike)
  await heir.patch(named, { head: 'Prof. Next Test and Prof. AWAY Test', email: 'AWAY@uni.test' })
  expect((await gone.delete('/api/users/me')).status).toBe(204)
  const left = await Promise.all(paths.map(async path => (await ada.get(path)).body))
  expect(left).toMatchObject([
    { requestedBy: null, head: '', email: '', city: 'Munich' },
    { requestedBy: null, ...alike },
    { requestedBy: null, head: '', email: '' },
  ])
})

test('a requester who is a member already becomes the professor', async () => {
  const here = await enter(house, 'Here')
  const path = await asked(here, 'Present')
  await ada.post(`${path}/members`, { userId: here.userId, role: 'EMPLOYEE' })
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect(await rolesOf(here)).toMatchObject([{ role: 'PROFESSOR' }])
})

test('one waits for three groups at most, also when all are asked for at once', async () => {
  const eager = await enter(house, 'Eager')
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, nr) => eager.post(`${groups}/requests`, { name: `Eager ${nr}` })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const { status, body } of replies.filter(each => each.status !== 201))
    expect([status, body['code']]).toEqual([409, 'LIMIT_REACHED'])
  const granted = replies.find(({ status }) => status === 201)
  await ada.post(`${groups}/${String(granted?.body['researchGroupId'])}/activate`)
  expect((await eager.post(`${groups}/requests`, { name: 'One more' })).status).toBe(201)
})

test('only an administrator decides, by version if they like, and once however often it is sent', async () => {
  const vera = await enter(house, 'Vera')
  const path = await asked(vera, 'Virology')
  for (const verb of ['activate', 'suspend']) expect((await vera.post(`${path}/${verb}`)).status).toBe(403)
  expect((await vera.post(`${path}/deny`, { reason: 'x' })).status).toBe(403)
  expect((await ada.post(`${path}/activate`, { version: 7 })).status).toBe(412)
  const sent = () =>
    ada.call(`${path}/activate`, { method: 'POST', headers: { 'idempotency-key': 'open', 'if-match': '"1"' } })
  const replies = await Promise.all([sent(), sent(), sent()])
  expect(replies.map(({ status, body }) => [status, body['version']])).toEqual([
    [200, 2],
    [200, 2],
    [200, 2],
  ])
  expect(await lettersTo(vera)).toHaveLength(1)
  const nowhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
  expect((await ada.post(`${groups}/${nowhere}/activate`)).status).toBe(404)
  expect((await ada.post(`${groups}/nonsense/activate`)).status).toBe(400)
})

test('the public page tells no more than it should, and costs nothing while it stays the same', async () => {
  const { body: made } = await ada.post(groups, { name: 'Public', head: 'Prof. P', letterGraceMinutes: 5 })
  const path = `${groups}/${String(made['researchGroupId'])}/public`
  const { body, headers } = await house.call(path)
  expect(Object.keys(body).toSorted()).toEqual([
    'abbreviation',
    'city',
    'departmentId',
    'departmentName',
    'description',
    'email',
    'head',
    'name',
    'postalCode',
    'researchGroupId',
    'schoolName',
    'street',
    'website',
  ])
  const known = headers.get('etag') ?? ''
  expect((await house.call(path, undefined, { headers: { 'if-none-match': known } })).status).toBe(304)
  await ada.patch(`${groups}/${String(made['researchGroupId'])}`, { head: 'Prof. Q' })
  expect((await house.call(path, undefined, { headers: { 'if-none-match': known } })).status).toBe(200)
  expect((await house.call(path, 'broken.token')).status).toBe(401)
})

test('the list of groups is for everyone signed in, has pages, and takes signs as signs', async () => {
  const anyone = await enter(house, 'Anyone')
  expect((await house.call(groups)).status).toBe(401)
  await ada.post(groups, { name: '100% Wind_Power' })
  expect((await anyone.get(`${groups}?query=${encodeURIComponent('100% wind_')}`)).body).toMatchObject({ total: 1 })
  expect((await anyone.get(`${groups}?query=${encodeURIComponent('%')}`)).body).toMatchObject({ total: 1 })
  const first = await anyone.get(`${groups}?limit=1&sort=-name`)
  expect(first.body).toMatchObject({ items: [{ name: expect.any(String) }], nextCursor: expect.any(String) })
  for (const wrong of ['limit=0', 'limit=101', 'sort=state', 'state=DRAFT', 'cursor=x'])
    expect([wrong, (await anyone.get(`${groups}?${wrong}`)).status]).toEqual([wrong, 400])
})

test('a group’s home tells what waits for the caller', async () => {
  const hugo = await enter(house, 'Hugo')
  const path = await asked(hugo, 'Hydrology')
  await ada.post(`${path}/activate`)
  await hugo.post(`${path}/members`, { email: 'helper@uni.test', role: 'EMPLOYEE' })
  await house.database.query
    .insertInto('job')
    .values(['A', 'B'].map(title => ({ title, state: 'DRAFT', research_group_id: path.split('/').at(-1) ?? '' })))
    .execute()
  expect((await hugo.get(`${path}/home`)).body).toEqual({
    researchGroupId: path.split('/').at(-1),
    name: 'Hydrology',
    state: 'ACTIVE',
    jobs: { DRAFT: 2, PUBLISHED: 0, CLOSED: 0, APPLICANT_FOUND: 0 },
    waiting: [{ kind: 'OPEN_INVITATIONS', count: 1 }],
  })
  const helper = await enter(house, 'Helper')
  expect((await helper.get(`${path}/home`)).body).toMatchObject({ waiting: [] })
  expect((await (await enter(house, 'Nosy')).get(`${path}/home`)).status).toBe(403)
})
