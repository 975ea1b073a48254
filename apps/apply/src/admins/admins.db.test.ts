import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterTelling, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let ada: Someone
let paula: Someone
let groupId: string
beforeAll(async () => {
  house = await openHouse()
  groupId = await newGroup(house, 'Optics')
  ada = await enter(house, 'Ada', 'ADMIN')
  paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId })
})
afterAll(() => house.close())

const nobody = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'

test('the last administrator cannot leave', async () => {
  const { status, body } = await ada.delete(`/api/admins/${ada.userId}`)
  expect([status, body['code']]).toEqual([409, 'STATE_CONFLICT'])
})

test('an administrator names others by id or verified address, and dismisses them', async () => {
  const bert = await enter(house, 'Bert')
  const named = await ada.post('/api/admins', { email: 'BERT@uni.test' })
  expect([named.status, named.headers.get('location')]).toEqual([201, `/api/admins/${bert.userId}`])
  const told = { userId: bert.userId, email: 'bert@uni.test', firstName: 'Bert', lastName: 'Test' }
  expect(named.body).toEqual({ ...told, emailVerified: true })
  expect((await bert.get('/api/users/me')).body['roles']).toEqual(['APPLICANT', 'ADMIN'])
  expect((await ada.post('/api/admins', { userId: bert.userId })).body['code']).toBe('ALREADY_EXISTS')
  expect((await bert.delete(`/api/admins/${bert.userId.toUpperCase()}`)).status).toBe(204)
  expect((await bert.get('/api/admin/users')).status).toBe(403)
  expect((await ada.delete(`/api/admins/${bert.userId}`)).status).toBe(404)
  const { rows } = await sql`select action, by_user from audit_event
    where object = 'person' and object_id = ${bert.userId} and action like '%Admin' order by event_id`.execute(
    house.database.query,
  )
  expect(rows).toEqual([
    { action: 'nameAdmin', by_user: ada.userId },
    { action: 'dismissAdmin', by_user: bert.userId },
  ])
})

test('nobody becomes administrator by an unknown or unverified address', async () => {
  const token = await house.issuer.sign({ sub: 'mallory', email: 'boss@uni.test' })
  await house.call('/api/users/me', token)
  for (const email of ['boss@uni.test', 'unknown@uni.test']) {
    const { status, body } = await ada.post('/api/admins', { email })
    expect([status, body['detail']]).toEqual([404, expect.stringContaining('verified')])
  }
  expect((await ada.post('/api/admins', { userId: nobody })).status).toBe(404)
  const mistaken = await ada.post('/api/admins', { email: 'mi\u212Ae@uni.test' })
  expect([mistaken.status, mistaken.body['errors']]).toMatchObject([400, [{ pointer: '/email' }]])
  for (const body of [{}, { userId: nobody, email: 'a@b.c' }, { userId: 'x' }, { role: 'ADMIN' }])
    expect((await ada.post('/api/admins', body)).status).toBe(400)
  expect((await paula.post('/api/admins', { userId: paula.userId })).status).toBe(403)
})

test('an administrator who names a person by id learns whether their address is verified', async () => {
  const ute = await enterTelling(house, { name: 'Ute', email: 'boss@uni.test', isVerified: false })
  const { body } = await ada.post('/api/admins', { userId: ute.userId })
  expect(body).toMatchObject({ email: 'boss@uni.test', emailVerified: false })
  expect((await ada.delete(`/api/admins/${ute.userId}`)).status).toBe(204)
})

test('if two administrators dismiss each other at once, one stays', async () => {
  for (const turn of [0, 1, 2]) {
    const other = await enter(house, `Other${turn}`, 'ADMIN')
    const replies = await Promise.all([
      ada.delete(`/api/admins/${other.userId}`),
      other.delete(`/api/admins/${ada.userId}`),
    ])
    expect(replies.map(({ status }) => status).filter(status => status === 204)).toHaveLength(1)
    const { rows } = await sql<{ user_id: string }>`select user_id from role where role = 'ADMIN'`.execute(
      house.database.query,
    )
    expect(rows).toHaveLength(1)
    if (rows[0]?.user_id !== ada.userId) ada = other
  }
})

test('everyone is listed with all roles, found by name and by role', async () => {
  const { body } = await ada.get('/api/admin/users?query=paul&role=PROFESSOR')
  expect(body).toEqual({
    items: [
      {
        userId: paula.userId,
        email: 'paula@uni.test',
        emailVerified: true,
        firstName: 'Paula',
        lastName: 'Test',
        language: 'en',
        roles: ['APPLICANT', 'PROFESSOR'],
        memberships: [{ researchGroupId: groupId, name: 'Optics', role: 'PROFESSOR' }],
        createdAt: expect.stringMatching(/Z$/),
      },
    ],
    nextCursor: null,
    total: 1,
  })
  expect((await ada.get('/api/admin/users?role=EMPLOYEE')).body).toMatchObject({ items: [], total: 0 })
  expect((await ada.get('/api/admin/users?limit=1&sort=-createdAt')).body['nextCursor']).toEqual(expect.any(String))
  for (const wrong of ['role=KING', 'query=ab', 'sort=password', 'x=1'])
    expect([wrong, (await ada.get(`/api/admin/users?${wrong}`)).status]).toEqual([wrong, 400])
  expect((await paula.get('/api/admin/users')).status).toBe(403)
})
