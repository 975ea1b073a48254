import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { inDays } from '../jobs/testing/setting.ts'
import { bookingOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

type Deed = () => Promise<{ readonly status: number }>

/** Runs two actions so that each begins before the other ends: a lock on the trail holds both. */
const atOnce = async (deed: Deed, other: Deed): Promise<readonly number[]> => {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = office.house.database.transaction(async tx => {
    await sql`lock table audit_event in share mode`.execute(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  const first = deed()
  await office.house.database.untilHeldUp(first)
  const second = other()
  await office.house.database.untilHeldUp(first, second)
  done.resolve()
  const replies = await Promise.all([first, second, holder])
  return replies.flatMap(reply => (reply ? [reply.status] : []))
}

const panelsOf = async ({ userId }: Someone) => {
  const { rows } = await sql`select from interview_interviewer where user_id = ${userId}`.execute(
    office.house.database.query,
  )
  return rows.length
}

/** The results if the person leaves first. */
const faster = [400, 204]

const newMember = (name: string) => enter(office.house, name, { role: 'EMPLOYEE', groupId: office.here })

test('a person who leaves while slots are created with them holds none of them', async () => {
  const { paula, here, newProcess } = office
  const { processId } = await newProcess()
  const mona = await newMember('Mona')
  const series = { days: [inDays(30)], times: [{ from: '09:00' }], durationMinutes: 15, location: 'Room 1' }
  const statuses = await atOnce(
    () => paula.post(`/api/interviews/processes/${processId}/slots`, { ...series, interviewerIds: [mona.userId] }),
    () => mona.delete(`/api/research-groups/${here}/members/me`),
  )
  expect(await panelsOf(mona)).toBe(0)
  expect([[201, 204], faster]).toContainEqual(statuses)
})

test('nor does a person who is removed while a slot is given to them', async () => {
  const { paula, here, newProcess, makeSlots } = office
  const { processId } = await newProcess()
  const [slotId] = await makeSlots(processId, paula, { days: 31 })
  const nils = await newMember('Nils')
  const statuses = await atOnce(
    () => paula.patch(`/api/interviews/slots/${slotId}`, { interviewerIds: [paula.userId, nils.userId] }),
    () => paula.delete(`/api/research-groups/${here}/members/${nils.userId}`),
  )
  expect(await panelsOf(nils)).toBe(0)
  expect([[200, 204], faster]).toContainEqual(statuses)
})

test('leaving a group and being named for the same slot at once causes no deadlock', async () => {
  const { paula, here, newProcess, makeSlots } = office
  const { processId } = await newProcess()
  const [slotId] = await makeSlots(processId, paula, { days: 32 })
  const olaf = await newMember('Olaf')
  const interviewerIds = [paula.userId, olaf.userId]
  const slot = `/api/interviews/slots/${slotId}`
  expect((await paula.patch(slot, { interviewerIds })).status).toBe(200)
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = office.house.database.transaction(async tx => {
    await sql`select from role where user_id = ${olaf.userId} and research_group_id = ${here} for update`.execute(tx)
    held.resolve()
    await done.promise
    await sql`set local lock_timeout = '100ms'`.execute(tx)
    await sql`select from interview_slot where slot_id = ${slotId} for update`.execute(tx)
  })
  await held.promise
  const changed = paula.patch(slot, { interviewerIds, location: 'Room 2' })
  await office.house.database.untilHeldUp(changed)
  done.resolve()
  await holder
  expect((await changed).status).toBe(200)
})

test('a slot without interviewers is not offered, booked or assigned until a member is named for it', async () => {
  const { paula, here, newProcess, makeSlots, invite, lettersTo } = office
  const process = await newProcess()
  const { processId } = process
  const rosa = await newMember('Rosa')
  const [booked = '', free = ''] = await makeSlots(processId, rosa, { days: 33, count: 2 })
  const [tina, uwe] = [await invite('Tina', process), await invite('Uwe', process)]
  const bookings = bookingOf(processId)
  expect((await tina.post(bookings, { slotId: booked })).status).toBe(201)
  expect((await rosa.delete(`/api/research-groups/${here}/members/me`)).status).toBe(204)

  const freeSlots = async () => (await paula.get(`/api/interviews/processes/${processId}`)).body['freeSlots']
  const choices = async () => (await uwe.get(bookings)).body['slots'] as readonly object[]
  const { body } = await paula.get(`/api/interviews/processes/${processId}/slots`)
  expect(body['items']).toMatchObject([
    { slotId: booked, state: 'BOOKED', interviewers: [] },
    { slotId: free, state: 'FREE', interviewers: [], may: ['change', 'delete'] },
  ])
  expect([await freeSlots(), await choices()]).toEqual([0, []])
  const tries = [
    await uwe.post(bookings, { slotId: free }),
    await paula.post(`/api/interviews/slots/${free}/assign`, { intervieweeId: uwe.intervieweeId }),
  ]
  for (const { status, body: refused } of tries)
    expect([status, refused['code'], refused['detail']]).toEqual([
      409,
      'TIME_CONFLICT',
      'Nobody holds interviews at that time any more; it needs an interviewer.',
    ])

  const named = { interviewerIds: [paula.userId] }
  for (const slotId of [booked, free])
    expect((await paula.patch(`/api/interviews/slots/${slotId}`, named)).status).toBe(200)
  expect([await freeSlots(), await choices()]).toEqual([1, [expect.objectContaining({ slotId: free })]])
  const moved = (await lettersTo(tina)).find(({ type }) => type === 'INTERVIEW_MOVED')
  expect(moved?.text).toMatch(/Room 1 \(with Paula Test\)/)
  expect(moved?.text).not.toContain('(with )')
})
