import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { dismissAdmin } from '../../admins/dismiss.ts'
import type { Tx } from '../../db/schema.ts'
import { lockCaller } from '../../people/lock-caller.ts'
import { type Optics, openOptics } from '../testing/optics.ts'
import { addMember } from './add.ts'

let group: Optics
beforeAll(async () => (group = await openOptics()))
afterAll(() => group.house.close())

type Deed = (who: Someone) => Promise<{ readonly status: number }>

/** How an invitation ended, as the trail says. */
const trailOf = async (invitationId: unknown) => {
  const { rows } = await sql`select action, from_state, by_user, research_group_id, details from audit_event
    where object = 'invitation' and object_id = ${invitationId} and action <> 'invite'`.execute(
    group.house.database.query,
  )
  return rows
}

const ends: readonly (readonly [string, 'PROFESSOR' | 'ADMIN', Deed])[] = [
  ['Removed', 'PROFESSOR', who => group.paula.delete(`${group.members()}/${who.userId}`)],
  ['Leaving', 'PROFESSOR', who => who.delete(`${group.members()}/me`)],
  ['Demoted', 'PROFESSOR', who => group.paula.patch(`${group.members()}/${who.userId}`, { role: 'EMPLOYEE' })],
  ['Erased', 'PROFESSOR', who => who.delete('/api/users/me')],
  ['Dismissed', 'ADMIN', who => group.ada.delete(`/api/admins/${who.userId}`)],
  ['Resigning', 'ADMIN', who => who.delete('/api/users/me')],
]

test.each(ends)('nobody returns by their own invitation: %s, who was %s', async (name, role, end) => {
  const { house, optics, paula, ada, members, memberships, lettersTo } = group
  const who = await enter(house, name, role === 'ADMIN' ? role : { role, groupId: optics })
  const [own, others] = [`${name}.home`, `${name}.friend`]
  const { body } = await who.post(members(), { email: `${own}@uni.test`, role: 'PROFESSOR' })
  await paula.post(members(), { email: `${others}@uni.test`, role: 'EMPLOYEE' })
  expect((await end(who)).status).toBeLessThan(300)
  expect(await memberships(await enter(house, own))).toEqual([])
  expect(await memberships(await enter(house, others))).toHaveLength(1)
  expect((await lettersTo(`${own}@uni.test`)).filter(({ state }) => state !== 'TAKEN_BACK')).toEqual([])
  const by = { Removed: paula, Demoted: paula, Dismissed: ada }[name] ?? who
  expect(await trailOf(body['invitationId'])).toEqual([
    {
      action: 'withdraw',
      from_state: 'PROFESSOR',
      by_user: by.userId,
      research_group_id: optics,
      details: { invitedBy: who.userId },
    },
  ])
})

test('invitations that a person may still make stay: in another group, and as ADMIN', async () => {
  const { house, optics, paula, members, memberships } = group
  const lenses = await newGroup(house, 'Lenses')
  const both = [optics, lenses].map(groupId => ({ role: 'PROFESSOR' as const, groupId }))
  const ruth = await enter(house, 'Ruth', ...both)
  await enter(house, 'Lena', { role: 'PROFESSOR', groupId: lenses })
  const anna = await enter(house, 'Anna', 'ADMIN', { role: 'PROFESSOR', groupId: optics })
  await ruth.post(members(), { email: 'kai@uni.test', role: 'EMPLOYEE' })
  await ruth.post(members(lenses), { email: 'kai@uni.test', role: 'EMPLOYEE' })
  await anna.post(members(), { email: 'lou@uni.test', role: 'EMPLOYEE' })
  for (const { userId } of [ruth, anna]) expect((await paula.delete(`${members()}/${userId}`)).status).toBe(204)
  expect(await memberships(await enter(house, 'Kai'))).toMatchObject([{ researchGroupId: lenses }])
  expect(await memberships(await enter(house, 'Lou'))).toMatchObject([{ researchGroupId: optics }])
})

/** The answer to a request that arrives before a change is committed. */
const during = async (work: (tx: Tx) => Promise<unknown>, ask: () => ReturnType<Deed>) => {
  const asked: ReturnType<Deed>[] = []
  await group.house.database.transaction(async tx => {
    await work(tx)
    asked.push(ask())
    await group.house.database.untilHeldUp(...asked)
  })
  return (await Promise.all(asked)).map(({ status }) => status)
}

test('an ADMIN who invites while being dismissed leaves no invitation behind, whichever comes first', async () => {
  const { house, optics, ada, members } = group
  const [first, second] = [await enter(house, 'First', 'ADMIN'), await enter(house, 'Second', 'ADMIN')]
  const invited = { email: 'late@home.test', role: 'PROFESSOR' } as const
  const invite = async (tx: Tx) => addMember(house.context, tx, await lockCaller(tx, first.userId), optics, invited)
  expect(await during(invite, () => ada.delete(`/api/admins/${first.userId}`))).toEqual([204])
  const dismiss = async (tx: Tx) => dismissAdmin(tx, await lockCaller(tx, ada.userId), second.userId)
  expect(await during(dismiss, () => second.post(members(), invited))).toEqual([403])
  const { rows } = await sql`select from invitation where email = ${invited.email}`.execute(house.database.query)
  expect(rows).toEqual([])
})
