import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Someone } from '../../test/house/cast.ts'
import { statuses } from '../jobs/testing/setting.ts'
import { type Guest, gather } from './testing/gather.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
let crowd: readonly Guest[]
beforeAll(async () => {
  office = await openInterviewOffice()
  crowd = await gather(office.house, 100)
})
afterAll(() => office.house.close())

/** Invites everyone to a new process. */
const inviteAll = async (people: readonly Guest[], title = 'Crowded') => {
  const process = await office.newProcess({ title })
  const { rows } = await sql<{ id: string }>`with applied as (insert into application
      (job_id, research_group_id, applicant_id, state, submitted_at, snapshot, email)
      select job_id, research_group_id, user_id, 'INTERVIEW', now(), '{}', email from job, person
      where job_id = ${process.jobId} and user_id = any(${people.map(({ userId }) => userId)}::uuid[])
      returning application_id)
    insert into interviewee (process_id, application_id, contacted_at)
    select ${process.processId}, application_id, now() from applied returning interviewee_id as id`.execute(
    office.house.database.query,
  )
  return { ...process, intervieweeIds: rows.map(({ id }) => id) }
}

const assign = (who: Someone, slotId: string, intervieweeId: string) =>
  who.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId })

const bookings = async (processId: string) => {
  const { rows } = await sql<{ slot_id: string; interviewee_id: string }>`select slot_id, interviewee_id
    from interview_booking where process_id = ${processId}`.execute(office.house.database.query)
  return {
    count: rows.length,
    slots: new Set(rows.map(row => row.slot_id)).size,
    people: new Set(rows.map(row => row.interviewee_id)).size,
  }
}

test('when a hundred people want one slot at once, one gets it and ninety-nine read that it is taken', async () => {
  const { processId } = await inviteAll(crowd)
  const [slotId = ''] = await office.makeSlots(processId, office.paula, { days: 7 })
  const replies = await Promise.all(
    crowd.map(person => person.post(`/api/interviews/bookings/${processId}`, { slotId })),
  )
  expect(statuses(replies)).toEqual([201, ...Array<number>(99).fill(409)])
  const codes = new Set(replies.filter(({ status }) => status === 409).map(({ body }) => body['code']))
  expect([...codes]).toEqual(['TIME_CONFLICT'])
  expect(await bookings(processId)).toEqual({ count: 1, slots: 1, people: 1 })
  const { rows } = await sql<{ count: number }>`select count(*) as count from letter
    where type = 'INTERVIEW_BOOKED'`.execute(office.house.database.query)
  expect(rows[0]?.count).toBe(1)
})

test('a hundred people and fifty slots make fifty bookings, and no slot or person is booked twice', async () => {
  const { processId } = await inviteAll(crowd)
  const slots = await office.makeSlots(processId, office.paula, { days: 8, count: 50 })
  const path = `/api/interviews/bookings/${processId}`
  const replies = await Promise.all(crowd.map((person, index) => person.post(path, { slotId: slots[index % 50] })))
  expect(statuses(replies)).toEqual([...Array<number>(50).fill(201), ...Array<number>(50).fill(409)])
  expect(await bookings(processId)).toEqual({ count: 50, slots: 50, people: 50 })
  const late = crowd.find((_, index) => replies[index]?.status === 409)
  expect((await late?.get(path))?.body).toMatchObject({ booked: null, slots: [], may: [] })
})

test('one person who books many slots at once gets one', async () => {
  const [one] = crowd
  if (one === undefined) throw new Error('Nobody came.')
  const { processId } = await inviteAll([one])
  const slots = await office.makeSlots(processId, office.paula, { days: 9, count: 8 })
  const replies = await Promise.all(slots.map(slotId => one.post(`/api/interviews/bookings/${processId}`, { slotId })))
  expect(replies.filter(({ status }) => status === 201).length).toBe(1)
  expect(await bookings(processId)).toEqual({ count: 1, slots: 1, people: 1 })
})

test('two members who assign the same slot to two people at once: one succeeds; and one person gets one slot', async () => {
  const { paula, emil, makeSlots } = office
  const { processId, intervieweeIds } = await inviteAll(crowd.slice(0, 3))
  const [first = '', second = '', third = ''] = await makeSlots(processId, paula, { days: 10, count: 3 })
  const [one = '', two = '', three = ''] = intervieweeIds
  const rivals = await Promise.all([assign(paula, first, one), assign(emil, first, two)])
  expect(statuses(rivals)).toEqual([200, 409])
  const spread = await Promise.all([assign(paula, second, three), assign(emil, third, three)])
  expect(statuses(spread)).toEqual([200, 409])
  expect(await bookings(processId)).toEqual({ count: 2, slots: 2, people: 2 })
})

test('when a job closes while people book, all bookings end, and everyone who had one gets an e-mail', async () => {
  const { paula, makeSlots, house } = office
  const people = crowd.slice(0, 20)
  const { jobId, processId } = await inviteAll(people, 'Closed meanwhile')
  const slots = await makeSlots(processId, paula, { days: 11, count: 20 })
  const path = `/api/interviews/bookings/${processId}`
  const book = (from: number, to: number) =>
    people.slice(from, to).map((person, index) => person.post(path, { slotId: slots[from + index] }))
  const [first, closed, second] = await Promise.all([
    Promise.all(book(0, 10)),
    paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' }),
    Promise.all(book(10, 20)),
  ])
  expect(closed.status).toBe(200)
  const late = await Promise.all(book(0, 1))
  const replies = [...first, ...second]
  const booked = replies.filter(({ status }) => status === 201).length
  expect(replies.filter(({ status }) => status === 409).length).toBe(20 - booked)
  expect(statuses(late)).toEqual([409])
  expect(await bookings(processId)).toEqual({ count: 0, slots: 0, people: 0 })
  const { rows } = await sql<{ type: string; count: number }>`select type, count(*) as count from letter
    where subject like '%Closed meanwhile%' and type in ('INTERVIEW_BOOKED', 'INTERVIEW_CANCELLED')
    group by type order by type`.execute(house.database.query)
  expect(rows.map(({ count }) => count)).toEqual(booked === 0 ? [] : [booked, booked])
})
