import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterTelling, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { asked, groups } from './testing/ask.ts'

let house: House
let ada: Someone

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
const rolesOf = async (who: Someone) => (await who.get('/api/users/me')).body['memberships']

test('a person who requests a group waits; activation makes them its professor and sends an e-mail', async () => {
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

test('an administrator can also activate a group that they requested themselves', async () => {
  const { body } = await ada.post(`${groups}/requests`, { name: 'Own' })
  const path = `${groups}/${String(body['researchGroupId'])}`
  expect((await ada.post(`${path}/members`, { userId: ada.userId, role: 'EMPLOYEE' })).status).toBe(201)
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect((await ada.get(`${path}/members`)).body).toMatchObject({ items: [{ userId: ada.userId, role: 'PROFESSOR' }] })
})

test('a suspended group is not denied: only a request is', async () => {
  const rosa = await enter(house, 'Sina')
  const path = await asked(rosa, 'Glaciers')
  for (const verb of ['activate', 'suspend']) expect((await ada.post(`${path}/${verb}`)).status).toBe(200)
  const { status, body } = await ada.post(`${path}/deny`, { reason: 'No.' })
  expect([status, body]).toMatchObject([
    409,
    { code: 'STATE_CONFLICT', from: 'DRAFT', allowed: ['edit', 'activate', 'takeBack'] },
  ])
  expect((await ada.get(path)).body).toMatchObject({ state: 'DRAFT', denialReason: null })
})

test('a requester who is a member already becomes the professor', async () => {
  const here = await enter(house, 'Here')
  const path = await asked(here, 'Present')
  await ada.post(`${path}/members`, { userId: here.userId, role: 'EMPLOYEE' })
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect(await rolesOf(here)).toMatchObject([{ role: 'PROFESSOR' }])
})

test('nobody is shown with an unverified address: neither requesters nor members', async () => {
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

test('a denial gives a reason, and a denied group may still be activated', async () => {
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

test('a suspended group is hidden from the public; members who left do not return when it is reopened', async () => {
  const sam = await enter(house, 'Sam')
  const path = await asked(sam, 'Seismology')
  await ada.post(`${path}/activate`)
  const next = await enter(house, 'Next')
  await sam.post(`${path}/members`, { userId: next.userId, role: 'PROFESSOR' })
  await sam.delete(`${path}/members/me`)
  expect((await house.call(`${path}/public`)).status).toBe(200)
  expect((await ada.post(`${path}/suspend`)).body).toMatchObject({
    state: 'DRAFT',
    may: ['edit', 'manageMembers', 'readAudit', 'activate'],
  })
  expect((await house.call(`${path}/public`)).status).toBe(404)
  expect((await next.get(path)).status).toBe(200)
  expect((await sam.get(`${groups}?query=seismo`)).body).toMatchObject({ items: [], total: 0 })
  expect((await ada.post(`${path}/activate`)).status).toBe(200)
  expect(await rolesOf(sam)).toEqual([])
  expect(await rolesOf(next)).toMatchObject([{ role: 'PROFESSOR' }])
})

test('only an administrator decides, optionally by version, and a repeat has no further effect', async () => {
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
