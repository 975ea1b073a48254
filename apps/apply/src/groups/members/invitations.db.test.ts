import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../../test/house/cast.ts'
import { statuses } from '../../jobs/testing/setting.ts'
import { type Optics, openOptics } from '../testing/optics.ts'

let group: Optics
beforeAll(async () => (group = await openOptics()))
afterAll(() => group.house.close())

test('an unknown address is invited, and joins every group that waits for it at its first sign-in', async () => {
  const { house, optics, ada, paula, members, memberships, lettersTo, trail } = group
  const lenses = await newGroup(house, 'Lenses')
  const email = 'zoe@uni.test'
  const invited = await paula.post(members(), { email: 'Zoe@uni.test', role: 'EMPLOYEE' })
  expect(invited.status).toBe(201)
  expect(invited.headers.get('location')).toContain('/invitations/')
  await ada.post(members(lenses), { email, role: 'PROFESSOR' })
  expect((await paula.post(members(), { email, role: 'PROFESSOR' })).body['code']).toBe('ALREADY_EXISTS')
  expect((await lettersTo('Zoe@uni.test'))[0]).toMatchObject({ type: 'MEMBER_INVITED', language: 'en' })
  const zoe = await enter(house, 'Zoe')
  expect(await memberships(zoe)).toEqual([
    { researchGroupId: optics, name: 'Optics', role: 'EMPLOYEE' },
    { researchGroupId: lenses, name: 'Lenses', role: 'PROFESSOR' },
  ])
  expect(await trail(zoe.userId)).toMatchObject([
    { action: 'join', to_state: 'EMPLOYEE', by_user: zoe.userId },
    { action: 'join', to_state: 'PROFESSOR' },
  ])
  const { body } = await paula.get(`/api/research-groups/${optics}/invitations`)
  expect(body).toMatchObject({ items: [], total: 0 })
})

test('an unverified address identifies nobody: its owner is invited', async () => {
  const { house, optics, paula, members } = group
  const token = await house.issuer.sign({ sub: 'loose', email: 'loose@uni.test' })
  await house.call('/api/users/me', token)
  const { body } = await paula.post(members(), { email: 'loose@uni.test', role: 'EMPLOYEE' })
  expect(body).toMatchObject({ status: 'INVITED', userId: null })
  const verified = await house.issuer.sign({ sub: 'loose', email: 'loose@uni.test', email_verified: true })
  expect((await house.call('/api/users/me', verified)).body).toMatchObject({
    researchGroup: { researchGroupId: optics },
  })
})

test('a known person whose address becomes the invited one joins; a member keeps their role', async () => {
  const { house, optics, paula, members } = group
  await paula.post(members(), { email: 'moved@uni.test', role: 'PROFESSOR' })
  const kim = await enter(house, 'Kim', { role: 'EMPLOYEE', groupId: optics })
  const token = await house.issuer.sign({ sub: 'Kim', email: 'moved@uni.test', email_verified: true })
  const { body } = await house.call('/api/users/me', token)
  expect(body).toMatchObject({ userId: kim.userId, memberships: [{ researchGroupId: optics, role: 'EMPLOYEE' }] })
  const left = await sql`select from invitation where email = 'moved@uni.test'`.execute(house.database.query)
  expect(left.rows).toEqual([])
})

test('if an invitation and a first sign-in happen at once, the person becomes a member', async () => {
  const { house, optics, paula, members, memberships } = group
  for (const turn of [1, 2, 3]) {
    const name = `Racer${turn}`
    const [{ status }, racer] = await Promise.all([
      paula.post(members(), { email: `racer${turn}@uni.test`, role: 'EMPLOYEE' }),
      enter(house, name),
    ])
    expect(status).toBe(201)
    expect(await memberships(racer)).toMatchObject([{ researchGroupId: optics }])
  }
})

test('a withdrawn invitation has no effect', async () => {
  const { house, optics, paula, members, memberships } = group
  const { body } = await paula.post(members(), { email: 'gone@uni.test', role: 'EMPLOYEE' })
  const path = `/api/research-groups/${optics}/invitations`
  expect((await paula.get(path)).body['items']).toContainEqual({
    invitationId: body['invitationId'],
    email: 'gone@uni.test',
    role: 'EMPLOYEE',
    invitedBy: { userId: paula.userId, name: 'Paula Test' },
    invitedAt: expect.any(String),
    expiresAt: expect.any(String),
  })
  expect((await paula.delete(`${path}/${String(body['invitationId'])}`)).status).toBe(204)
  const gone = await enter(house, 'Gone')
  expect(await memberships(gone)).toEqual([])
})

/** The final states of the letters to an address, and whether an administrator could resend them. */
const ends = async (address: string) => {
  const { house, ada, lettersTo } = group
  const letters = await lettersTo(address)
  for (const { id } of letters) await house.context.letters.effect.carryOut(id, AbortSignal.timeout(60_000))
  const again = await Promise.all(letters.map(({ id }) => ada.post(`/api/admin/letters/${id}/resend`)))
  return (await lettersTo(address)).map(({ type, state }, index) => `${type} ${state} ${again[index]?.status}`)
}
const become = (address: string, state: string) =>
  sql`update letter set state = ${state} where recipient_address = ${address}`.execute(group.house.database.query)

test.each(['WAITING', 'SENDING', 'DELAYED', 'DEAD'])(
  'a withdrawn invitation takes its letter along that is %s; that of another group leaves',
  async state => {
    const { house, optics, ada, paula, members } = group
    const email = `${state.toLowerCase()}@uni.test`
    const { body } = await paula.post(members(), { email, role: 'EMPLOYEE' })
    await become(email, state)
    await ada.post(members(await newGroup(house, `Mirrors ${state}`)), { email, role: 'EMPLOYEE' })
    const path = `/api/research-groups/${optics}/invitations/${String(body['invitationId'])}`
    expect((await paula.delete(path)).status).toBe(204)
    expect(await ends(email)).toEqual(['MEMBER_INVITED TAKEN_BACK 409', 'MEMBER_INVITED SENT 409'])
  },
)

test('a person who has joined gets no delayed or resent invitation', async () => {
  const { house, paula, members } = group
  for (const [name, state] of [
    ['Lia', 'DELAYED'],
    ['Mia', 'DEAD'],
  ] as const) {
    const email = `${name.toLowerCase()}@uni.test`
    await paula.post(members(), { email, role: 'EMPLOYEE' })
    await become(email, state)
    await enter(house, name)
    expect(await ends(email)).toEqual(['MEMBER_INVITED TAKEN_BACK 409'])
  }
})

test('a group has at most a hundred open invitations', async () => {
  const { house, ada, members } = group
  const groupId = await newGroup(house, 'Spammers')
  await sql`insert into invitation (research_group_id, email, role)
    select ${groupId}, 'nr' || i || '@uni.test', 'EMPLOYEE' from generate_series(1, 99) i`.execute(house.database.query)
  const replies = await Promise.all(
    ['a', 'b', 'c'].map(name => ada.post(members(groupId), { email: `${name}@spam.test`, role: 'EMPLOYEE' })),
  )
  expect(statuses(replies)).toEqual([201, 409, 409])
})
