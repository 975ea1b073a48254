import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { statuses } from '../../jobs/testing/setting.ts'
import { type Optics, openOptics } from '../testing/optics.ts'

let group: Optics
beforeAll(async () => (group = await openOptics()))
afterAll(() => group.house.close())

test('a known person is added at once by id, stays APPLICANT, and gets an e-mail in their language', async () => {
  const { house, paula, members, lettersTo, trail } = group
  const nina = await enter(house, 'Nina')
  await nina.patch('/api/users/me', { language: 'de' })
  const { status, body, headers } = await paula.post(members(), { userId: nina.userId, role: 'EMPLOYEE' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'MEMBER', userId: nina.userId, invitationId: null, role: 'EMPLOYEE' })
  expect(headers.get('location')).toBe(`${members()}/${nina.userId}`)
  expect((await nina.get('/api/users/me')).body).toMatchObject({ roles: ['APPLICANT', 'EMPLOYEE'] })
  const [letter, ...more] = await lettersTo(nina.email)
  expect([letter?.type, letter?.language, more]).toEqual(['MEMBER_ADDED', 'de', []])
  expect(letter?.text).toContain('Optics')
  expect(await trail(nina.userId)).toEqual([
    { action: 'add', from_state: null, to_state: 'EMPLOYEE', by_user: paula.userId },
  ])
})

test('a known address adds its owner, in any case; a member is not added again', async () => {
  const { house, ada, paula, members } = group
  const otto = await enter(house, 'Otto')
  const added = await ada.post(members(), { email: 'OTTO@uni.test', role: 'PROFESSOR' })
  expect([added.status, added.body]).toMatchObject([201, { userId: otto.userId, role: 'PROFESSOR' }])
  for (const again of [{ email: otto.email }, { userId: otto.userId }]) {
    const { status, body } = await paula.post(members(), { ...again, role: 'EMPLOYEE' })
    expect([status, body['code']]).toEqual([409, 'ALREADY_EXISTS'])
  }
})

test('if twenty add the same person at once, one succeeds', async () => {
  const { house, paula, members, lettersTo } = group
  const lena = await enter(house, 'Lena')
  const added = await Promise.all(
    Array.from({ length: 20 }, () => paula.post(members(), { userId: lena.userId, role: 'EMPLOYEE' })),
  )
  expect(statuses(added)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  const invited = await Promise.all(
    Array.from({ length: 20 }, () => paula.post(members(), { email: 'crowd@uni.test', role: 'EMPLOYEE' })),
  )
  expect(statuses(invited)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(await lettersTo('crowd@uni.test')).toHaveLength(1)
})

test('only a professor of the group, or an administrator, adds and removes', async () => {
  const { house, optics, paula, emil, members } = group
  const body = { email: 'x@uni.test', role: 'EMPLOYEE' }
  const elsa = await enter(house, 'Elsa', { role: 'PROFESSOR', groupId: await newGroup(house, 'Elsewhere') })
  const both = await enter(
    house,
    'Both',
    { role: 'PROFESSOR', groupId: await newGroup(house, 'Theirs') },
    { role: 'EMPLOYEE', groupId: optics },
  )
  for (const who of [emil, elsa, both]) {
    expect((await who.post(members(), body)).status).toBe(403)
    expect((await who.patch(`${members()}/${emil.userId}`, { role: 'PROFESSOR' })).status).toBe(403)
    expect((await who.delete(`${members()}/${paula.userId}`)).status).toBe(403)
    expect((await who.get(`/api/research-groups/${optics}/invitations`)).status).toBe(403)
  }
  expect((await elsa.get(members())).status).toBe(403)
  expect((await both.get(members())).status).toBe(200)
})

test('invalid input and unknown people are refused', async () => {
  const { optics, ada, paula, emil, members } = group
  const nobody = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
  for (const body of [
    {},
    { role: 'EMPLOYEE' },
    { userId: nobody, email: 'a@b.c', role: 'EMPLOYEE' },
    { email: 'a@b.c', role: 'ADMIN' },
    { email: 'a@b.c', role: 'APPLICANT' },
    { email: 'a\r\nBcc: x@y.z', role: 'EMPLOYEE' },
    { email: `${'a'.repeat(250)}@b.c`, role: 'EMPLOYEE' },
    { email: '\u212Aim@uni.test', role: 'EMPLOYEE' },
    { email: 7, role: 'EMPLOYEE' },
    { userId: 'nonsense', role: 'EMPLOYEE' },
  ])
    expect([(await paula.post(members(), body)).status, body]).toEqual([400, body])
  const both = await paula.post(members(), { userId: nobody, email: 'a@b.c', role: 'ADMIN' })
  expect(both.body).toMatchObject({ errors: [{ pointer: '/role' }, { pointer: '/userId', code: 'oneOf' }] })
  expect((await paula.post(members(), { userId: nobody, role: 'EMPLOYEE' })).status).toBe(404)
  expect((await ada.post(members(nobody), { userId: emil.userId, role: 'EMPLOYEE' })).status).toBe(404)
  expect((await paula.patch(`${members()}/${nobody}`, { role: 'EMPLOYEE' })).status).toBe(404)
  expect((await paula.delete(`${members()}/${ada.userId}`)).status).toBe(404)
  expect((await paula.delete(`${members()}/nonsense`)).status).toBe(400)
  expect((await paula.delete(`/api/research-groups/${optics}/invitations/${nobody}`)).status).toBe(404)
})

test('a role is changed by version; access ends with the membership', async () => {
  const { house, paula, members, trail } = group
  const max = await enter(house, 'Max')
  await paula.post(members(), { userId: max.userId, role: 'EMPLOYEE' })
  const path = `${members()}/${max.userId}`
  const changed = await paula.patch(path, { role: 'PROFESSOR', version: 1 })
  expect([changed.status, changed.body, changed.headers.get('etag')]).toMatchObject([
    200,
    { role: 'PROFESSOR', version: 2 },
    '"2"',
  ])
  expect((await paula.patch(path, { role: 'EMPLOYEE', version: 1 })).status).toBe(412)
  expect((await max.get(members())).status).toBe(200)
  expect((await paula.call(path, { method: 'DELETE', headers: { 'if-match': '"1"' } })).status).toBe(412)
  expect((await paula.delete(path)).status).toBe(204)
  expect((await max.get(members())).status).toBe(403)
  expect((await paula.delete(path)).status).toBe(404)
  expect(await trail(max.userId)).toMatchObject([
    { action: 'add' },
    { action: 'changeRole', from_state: 'EMPLOYEE', to_state: 'PROFESSOR' },
    { action: 'remove', from_state: 'PROFESSOR', to_state: null },
  ])
})

test('the last professor cannot be removed, demoted or leave; an employee can', async () => {
  const { house, ada, members, memberships } = group
  const lonely = await newGroup(house, 'Lonely')
  const prof = await enter(house, 'Lonny', { role: 'PROFESSOR', groupId: lonely })
  const aide = await enter(house, 'Aide', { role: 'EMPLOYEE', groupId: lonely })
  const path = `${members(lonely)}/${prof.userId}`
  for (const attempt of [
    () => ada.delete(path),
    () => ada.patch(path, { role: 'EMPLOYEE' }),
    () => prof.delete(path),
    () => prof.delete(`${members(lonely)}/me`),
  ]) {
    const { status, body } = await attempt()
    expect([status, body['code'], body['from']]).toEqual([409, 'STATE_CONFLICT', 'PROFESSOR'])
  }
  expect((await aide.delete(`${members(lonely)}/me`)).status).toBe(204)
  expect(await memberships(aide)).toEqual([])
  expect((await ada.delete(`${members(lonely)}/me`)).status).toBe(403)
})

test('if two professors leave at once, in any way, one stays', async () => {
  const { house, ada, members } = group
  for (const turn of [0, 1, 2, 3]) {
    const groupId = await newGroup(house, `Pair ${turn}`)
    const one = await enter(house, `One${turn}`, { role: 'PROFESSOR', groupId })
    const other = await enter(house, `Other${turn}`, { role: 'PROFESSOR', groupId })
    const deed = [
      (who: Someone, _: Someone) => who.delete(`${members(groupId)}/me`),
      (who: Someone, them: Someone) => who.delete(`${members(groupId)}/${them.userId}`),
      (who: Someone, _: Someone) => who.patch(`${members(groupId)}/${who.userId}`, { role: 'EMPLOYEE' }),
      (_: Someone, them: Someone) => ada.delete(`${members(groupId)}/${them.userId}`),
    ][turn]
    const replies = await Promise.all([deed?.(one, other), deed?.(other, one)])
    const done = replies.filter(reply => (reply?.status ?? 500) < 300)
    // If removed first, the second may no longer act (403); otherwise they are the last (409).
    expect(done).toHaveLength(1)
    expect([403, 409]).toContain(replies.find(reply => (reply?.status ?? 500) >= 300)?.status)
    const { rows } = await sql`select from role where research_group_id = ${groupId} and role = 'PROFESSOR'`.execute(
      house.database.query,
    )
    expect(rows).toHaveLength(1)
  }
})

test('the members are a list with pages and orders', async () => {
  const { paula, emil, members } = group
  const { body } = await emil.get(`${members()}?limit=2&sort=-joinedAt`)
  expect(body).toMatchObject({ items: [{ userId: expect.any(String) }, {}], nextCursor: expect.any(String) })
  const [first] = (await emil.get(`${members()}?sort=joinedAt`)).body['items'] as readonly unknown[]
  expect(first).toEqual({
    userId: paula.userId,
    firstName: 'Paula',
    lastName: 'Test',
    email: 'paula@uni.test',
    role: 'PROFESSOR',
    joinedAt: expect.stringMatching(/Z$/),
    version: 1,
  })
  expect((await emil.get(`${members()}?sort=salary`)).status).toBe(400)
})
