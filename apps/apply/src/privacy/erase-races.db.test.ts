import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { dismissAdmin } from '../admins/dismiss.ts'
import type { Tx } from '../db/schema.ts'
import { lockGroupFor } from '../groups/get.ts'
import { deleteMember } from '../groups/members/member.store.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { erase } from './erase.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

type Asked = readonly Promise<{ readonly status: number }>[]

/** The answers to requests that arrive while a change is made but not committed. */
const during = async (work: (tx: Tx) => Promise<unknown>, ask: () => Asked) => {
  const asked: Promise<{ readonly status: number }>[] = []
  await office.house.database.transaction(async tx => {
    await work(tx)
    asked.push(...ask())
    await office.house.database.untilHeldUp(...asked)
  })
  return (await Promise.all(asked)).map(({ status }) => status)
}

test('a person who is being erased leaves nothing behind by requests made meanwhile, and is refused as unknown', async () => {
  const { house, here, paula } = office
  const ilka = await enter(house, 'Ilka', { role: 'EMPLOYEE', groupId: here })
  await paula.post(`/api/research-groups/${here}/members`, { email: 'ilka@new.test', role: 'EMPLOYEE' })
  const moved = await house.issuer.sign({ sub: 'Ilka', email: 'ilka@new.test', email_verified: true })
  const ended = async (tx: Tx) => erase(tx, house.context, await lockCaller(tx, ilka.userId))
  const answered = await during(ended, () => [
    ilka.put('/api/users/me/notifications', { notifications: [{ type: 'APPLICATION_RECEIVED', enabled: false }] }),
    ilka.post('/api/evaluation/views', { name: 'Mine', query: {} }),
    ilka.get('/api/users/me/calendar'),
    ilka.post('/api/users/me/calendar/rotate'),
    ilka.patch('/api/users/me', { firstName: 'Again' }),
    ilka.put('/api/applicants/me/profile', { firstName: 'Again', degrees: [] }),
    ilka.delete('/api/users/me'),
    house.call('/api/users/me', moved),
  ])
  expect(answered).toEqual(answered.map(() => 401))
  const { rows } = await sql`select from notification_choice where user_id = ${ilka.userId}
    union all select from role where user_id = ${ilka.userId}
    union all select from saved_view where user_id = ${ilka.userId}
    union all select from calendar_feed where user_id = ${ilka.userId}
    union all select from applicant where user_id = ${ilka.userId}
    union all select from person where user_id = ${ilka.userId} and first_name <> ''`.execute(house.database.query)
  expect(rows).toEqual([])
})

test('a person who is removed from a group, or as ADMIN, at the same moment is erased all the same', async () => {
  const { house, here, paula, ada } = office
  const rita = await enter(house, 'Rita', 'ADMIN', { role: 'EMPLOYEE', groupId: here })
  const remove = async (tx: Tx) => {
    await lockGroupFor(tx, await lockCaller(tx, paula.userId), 'manageMembers', here)
    await deleteMember(tx, here, rita.userId)
  }
  expect(await during(remove, () => [rita.delete('/api/users/me')])).toEqual([204])
  expect((await rita.get('/api/users/me')).status).toBe(401)

  const rosa = await enter(house, 'Rosa', 'ADMIN')
  const dismiss = async (tx: Tx) => dismissAdmin(tx, await lockCaller(tx, ada.userId), rosa.userId)
  expect(await during(dismiss, () => [rosa.delete('/api/users/me')])).toEqual([204])
})
