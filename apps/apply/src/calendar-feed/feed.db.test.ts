import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Someone } from '../../test/house/cast.ts'
import { readCalendar } from '../calendar/testing/read-calendar.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const addressOf = async (who: Someone): Promise<string> => {
  const { body } = await who.get('/api/users/me/calendar')
  return new URL(String(body['url'])).pathname
}
const fetchFeed = (path: string) => fetch(`${office.house.address}${path}`)
const readFeed = async (path: string) => readCalendar(await (await fetchFeed(path)).text())

test('an address is created once, is shown again, and serves an empty calendar at first', async () => {
  const { amira, emil } = office
  const addresses = await Promise.all([addressOf(amira), addressOf(amira), addressOf(amira)])
  expect(new Set(addresses).size).toBe(1)
  expect(addresses[0]).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  expect(await addressOf(emil)).not.toBe(addresses[0])
  const answer = await fetchFeed(addresses[0] ?? '')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  expect(readCalendar(await answer.text())).toEqual({ method: 'PUBLISH', zones: ['Etc/UTC'], events: [] })
})

test('applicants and interviewers see the same interview, each with the other’s name, until it is moved or over', async () => {
  const { paula, emil, newProcess, makeSlots, invite } = office
  const process = await newProcess({ title: 'Feeding' })
  const [first = '', second = ''] = await makeSlots(process.processId, paula, { days: 7, count: 2 })
  const gus = await invite('Gus', process)
  const path = `/api/interviews/bookings/${process.processId}`
  await gus.post(path, { slotId: first })
  const [his, hers] = [await readFeed(await addressOf(gus)), await readFeed(await addressOf(paula))]
  expect(his.events).toMatchObject([{ summary: 'Interview: Feeding', sequence: 0, attendees: [] }])
  expect(his.events[0]?.description).toContain('With Paula Test')
  expect(hers.events).toMatchObject([{ summary: 'Interview: gus Test, Feeding', uid: his.events[0]?.uid }])
  expect((await readFeed(await addressOf(emil))).events).toEqual([])
  await gus.post(path, { slotId: second })
  const [moved] = (await readFeed(await addressOf(paula))).events
  expect([moved?.uid, moved?.sequence]).toEqual([his.events[0]?.uid, 1])
  expect(moved?.startsAt).not.toBe(his.events[0]?.startsAt)
  await gus.delete(path)
  expect((await readFeed(await addressOf(gus))).events).toEqual([])
})

test('a new address ends the old one', async () => {
  const { amira } = office
  const old = await addressOf(amira)
  const { status, body } = await amira.post('/api/users/me/calendar/rotate')
  expect(status).toBe(200)
  expect(await addressOf(amira)).toBe(new URL(String(body['url'])).pathname)
  expect([(await fetchFeed(old)).status, (await fetchFeed(await addressOf(amira))).status]).toEqual([404, 200])
})

test('a person who has left the group no longer sees its interviews', async () => {
  const { emil, paula, newProcess, makeSlots, invite, house } = office
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, emil, { days: 8 })
  const hal = await invite('Hal', process)
  await hal.post(`/api/interviews/bookings/${process.processId}`, { slotId })
  const address = await addressOf(emil)
  expect((await readFeed(address)).events.length).toBe(1)
  await sql`delete from role where user_id = ${emil.userId} and role = 'EMPLOYEE'`.execute(house.database.query)
  expect((await readFeed(address)).events).toEqual([])
  expect(paula.userId).not.toBe(emil.userId)
})

test('guessing addresses finds nothing and is slowed down', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 130 }, (_, index) => fetchFeed(`/api/calendar/guess${index}.ics`)),
  )
  const statuses = guesses.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  expect(guesses.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('only a signed-in person has an address', async () => {
  expect((await office.house.call('/api/users/me/calendar')).status).toBe(401)
  expect((await office.house.call('/api/users/me/calendar/rotate', undefined, { method: 'POST' })).status).toBe(401)
})
