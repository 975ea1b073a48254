import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { scheduleOf } from '../../schedule.ts'
import { type Optics, openOptics } from '../testing/optics.ts'

let group: Optics
beforeAll(async () => (group = await openOptics()))
afterAll(() => group.house.close())

const query = () => group.house.database.query
const invite = async (email: string, role = 'EMPLOYEE') => {
  const { status, body } = await group.paula.post(group.members(), { email, role })
  return { status, code: body['code'], invitationId: body['invitationId'] }
}
/** Makes the invitations of these addresses expire. */
const end = (...emails: readonly string[]) =>
  sql`update invitation set expires_at = now() where email = any(${emails}::text[])`.execute(query())
const sweep = () => scheduleOf(group.house.context)['expire-invitations']?.run(AbortSignal.timeout(60_000))
const left = async (email: string) => {
  const { rows } = await sql<{ id: string }>`select invitation_id as id from invitation where email = ${email}`.execute(
    query(),
  )
  return rows.map(({ id }) => id)
}
const expiries = async (invitationId: unknown) => {
  const { rows } = await sql`select from_state, by_user, research_group_id from audit_event
    where object = 'invitation' and action = 'expire' and object_id = ${invitationId}`.execute(query())
  return rows
}

const lettersOf = async ({ userId }: Someone) => {
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter where user_id = ${userId}`.execute(
    query(),
  )
  return rows.map(({ id }) => id)
}

test('an invitation and its letter are valid for sixty days, and both say so', async () => {
  const { optics, paula, lettersTo } = group
  const { invitationId } = await invite('soon@uni.test')
  const { rows } = await sql<{ until: Date; letter: Date; days: number }>`select i.expires_at as until,
      l.expires_at as letter, round(extract(epoch from i.expires_at - i.created_at) / 86400)::int as days
    from invitation i join letter l on l.recipient_address = i.email where i.email = 'soon@uni.test'`.execute(query())
  const [invited] = rows
  expect(invited).toMatchObject({ days: 60, letter: invited?.until })
  const { body } = await paula.get(`/api/research-groups/${optics}/invitations`)
  expect(body).toMatchObject({ items: [{ invitationId, expiresAt: invited?.until.toISOString() }] })
  const lastDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    Number(invited?.until) - 24 * 60 * 60_000,
  )
  expect((await lettersTo('soon@uni.test'))[0]?.text.replaceAll(/\s+/g, ' ')).toContain(`good until ${lastDay}.`)
})

test('a later owner of the address inherits nothing, and the invitation is neither counted nor listed', async () => {
  const { house, optics, paula, memberships } = group
  const home = async () => (await paula.get(`/api/research-groups/${optics}/home`)).body['waiting']
  const before = await home()
  await invite('recycled@uni.test', 'PROFESSOR')
  await sql`update letter set state = 'SENT' where recipient_address = 'recycled@uni.test'`.execute(query())
  await end('recycled@uni.test')
  const heir = await enter(house, 'Recycled')
  expect(await memberships(heir)).toEqual([])
  expect(await lettersOf(heir)).toEqual([])
  expect(await home()).toEqual(before)
  const { body } = await paula.get(`/api/research-groups/${optics}/invitations`)
  expect(body['items']).not.toContainEqual(expect.objectContaining({ email: 'recycled@uni.test' }))
})

test('an address can be invited again once its invitation has expired, not before', async () => {
  const { house, optics, memberships, lettersTo } = group
  const first = await invite('again@uni.test')
  expect(await invite('Again@uni.test')).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
  await end('again@uni.test')
  const second = await invite('again@uni.test', 'PROFESSOR')
  expect(second.status).toBe(201)
  expect(await left('again@uni.test')).toEqual([second.invitationId])
  expect((await lettersTo('again@uni.test')).map(({ state }) => state)).toEqual(['TAKEN_BACK', 'WAITING'])
  expect(await expiries(first.invitationId)).toEqual([
    { from_state: 'EMPLOYEE', by_user: null, research_group_id: optics },
  ])
  const again = await enter(house, 'Again')
  expect(await memberships(again)).toMatchObject([{ role: 'PROFESSOR' }])
  expect(await lettersOf(again)).toEqual([(await lettersTo('again@uni.test'))[1]?.id])
})

test('expired invitations leave room for others, and are deleted with their unsent letters', async () => {
  const { house, ada, members, lettersTo } = group
  const groupId = await newGroup(house, 'Crowd')
  await sql`insert into invitation (research_group_id, email, role, expires_at)
    select ${groupId}, 'nr' || i || '@uni.test', 'EMPLOYEE', now() from generate_series(1, 230) i`.execute(query())
  expect((await ada.post(members(groupId), { email: 'open@uni.test', role: 'EMPLOYEE' })).status).toBe(201)
  const { invitationId } = await invite('over@uni.test')
  await sql`update letter set state = 'DEAD', expires_at = null where recipient_address = 'over@uni.test'`.execute(
    query(),
  )
  await end('over@uni.test')
  await sweep()
  const { rows } = await sql`select email from invitation where research_group_id = ${groupId}`.execute(query())
  expect(rows).toEqual([{ email: 'open@uni.test' }])
  expect(await left('over@uni.test')).toEqual([])
  expect(await lettersTo('over@uni.test')).toMatchObject([{ state: 'TAKEN_BACK' }])
  expect(await expiries(invitationId)).toHaveLength(1)
})

test('an address that is invited again during the sweep keeps the new invitation and its letter', async () => {
  const { house, lettersTo } = group
  await invite('meanwhile@uni.test')
  await end('meanwhile@uni.test')
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = house.database.transaction(async tx => {
    await sql`select from letter where recipient_address = 'meanwhile@uni.test' for update`.execute(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  // The sweep has taken the old one out and waits for its letter when the new one comes.
  const swept = sweep()
  await house.database.untilHeldUp(swept)
  const invited = invite('meanwhile@uni.test')
  await house.database.untilHeldUp(swept, invited)
  done.resolve()
  await Promise.all([holder, swept])
  const { status, invitationId } = await invited
  expect(status).toBe(201)
  expect(await left('meanwhile@uni.test')).toEqual([invitationId])
  expect((await lettersTo('meanwhile@uni.test')).map(({ state }) => state)).toEqual(['TAKEN_BACK', 'WAITING'])
})
