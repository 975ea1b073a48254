import { afterAll, beforeAll, expect, test } from 'vitest'
import { statuses } from '../jobs/testing/setting.ts'
import { bookingOf, calendarIn, codeOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

test('an invited applicant sees free times, books one and moves to another; letters and calendar follow', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = office
  const process = await newProcess({ title: 'Time travel' })
  const path = bookingOf(process.processId)
  const [first = '', second = ''] = await makeSlots(process.processId, paula, { days: 7, count: 2 })
  const vera = await invite('Vera', process)
  const { body: offer } = await vera.get(path)
  expect(offer).toMatchObject({ jobTitle: 'Time travel', timezone: 'Europe/Berlin', booked: null, may: ['book'] })
  expect((offer['slots'] as readonly Reply[]).map(slot => slot['slotId'])).toEqual([first, second])

  const booked = await vera.post(path, { slotId: first, timezone: 'Asia/Tokyo' })
  expect([booked.status, booked.headers.get('location')]).toEqual([201, path])
  expect(booked.body).toMatchObject({
    booked: { slotId: first, interviewers: ['Paula Test'] },
    may: ['move', 'cancel'],
  })
  expect((await vera.post(path, { slotId: first })).status).toBe(200)
  const moved = await vera.post(path, { slotId: second })
  expect([moved.status, moved.body]).toMatchObject([200, { booked: { slotId: second } }])
  expect((await vera.delete(path)).status).toBe(204)
  expect((await vera.delete(path)).status).toBe(404)

  const letters = (await lettersTo(vera)).filter(({ type }) => type !== 'INTERVIEW_SELF_SCHEDULING')
  const told = letters.filter(({ type }) => type !== 'INTERVIEW_REMINDER')
  expect(told.map(({ type }) => type)).toEqual(['INTERVIEW_BOOKED', 'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED'])
  expect(told[0]?.text).toContain('(Europe/Berlin)')
  expect(told[0]?.text).toContain('(Asia/Tokyo)')
  const calendars = told.map(calendarIn)
  expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(calendars.map(({ events }) => events[0]?.sequence)).toEqual([0, 1, 2])
  expect(new Set(calendars.map(({ events }) => events[0]?.uid)).size).toBe(1)
  expect(calendars[1]?.events[0]).toMatchObject({
    summary: 'Interview: Time travel',
    location: 'Room 1',
    zone: 'Europe/Berlin',
    startsAt: (moved.body['booked'] as Reply)['startsAt'],
    attendees: [{ address: vera.email }],
    organizer: { name: 'Data Engineering' },
  })
  const reminders = letters.filter(({ type }) => type === 'INTERVIEW_REMINDER')
  expect(reminders.map(({ state }) => state)).toEqual(['TAKEN_BACK', 'TAKEN_BACK'])
})

test('the reminder waits until a day before, and a later booking gets none', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo, shift } = office
  const process = await newProcess()
  const [far = '', near = ''] = await makeSlots(process.processId, paula, { days: 8, count: 2 })
  await shift(near, 20)
  const [will, xia] = [await invite('Will', process), await invite('Xia', process)]
  const { body } = await will.post(bookingOf(process.processId), { slotId: far })
  expect((await xia.post(bookingOf(process.processId), { slotId: near })).status).toBe(201)
  const reminder = (await lettersTo(will)).find(({ type }) => type === 'INTERVIEW_REMINDER')
  const startsAt = new Date(String((body['booked'] as Reply)['startsAt']))
  expect([reminder?.state, reminder?.not_before, reminder?.expires_at]).toEqual([
    'WAITING',
    new Date(startsAt.getTime() - 86_400_000),
    startsAt,
  ])
  expect((await lettersTo(xia)).map(({ type }) => type)).not.toContain('INTERVIEW_REMINDER')
})

test('an interview can be moved and cancelled up to 24 hours before, later only by the group', async () => {
  const { paula, newProcess, makeSlots, invite, shift } = office
  const process = await newProcess()
  const path = bookingOf(process.processId)
  const [first = '', second = ''] = await makeSlots(process.processId, paula, { days: 9, count: 2 })
  const yves = await invite('Yves', process)
  await yves.post(path, { slotId: first })
  await shift(first, 23.9)
  expect(codeOf(await yves.post(path, { slotId: second }))).toBe('409 STATE_CONFLICT')
  expect(codeOf(await yves.delete(path))).toBe('409 STATE_CONFLICT')
  expect((await yves.get(path)).body).toMatchObject({ booked: { slotId: first }, may: [] })
  await shift(first, 24.1)
  expect((await yves.post(path, { slotId: second })).status).toBe(200)
  const cancelled = await paula.post(`/api/interviews/slots/${second}/cancel`, { reason: 'Ill.' })
  expect([cancelled.status, cancelled.body]).toMatchObject([200, { state: 'INVITED', slot: null }])
  expect(codeOf(await paula.post(`/api/interviews/slots/${second}/cancel`))).toBe('409 STATE_CONFLICT')
  await yves.post(path, { slotId: first })
  await shift(first, -0.1)
  expect(codeOf(await paula.post(`/api/interviews/slots/${first}/cancel`))).toBe('409 STATE_CONFLICT')
  expect(codeOf(await yves.delete(path))).toBe('409 STATE_CONFLICT')
})

test('only invited applicants may book, and only future slots of that process', async () => {
  const { paula, amira, newProcess, makeSlots, invite, applyAs, shortlisted, shift, house } = office
  const [process, other] = [await newProcess(), await newProcess()]
  const path = bookingOf(process.processId)
  const [slotId = '', past = ''] = await makeSlots(process.processId, paula, { days: 12, count: 2 })
  const [foreign = ''] = await makeSlots(other.processId, paula, { days: 13 })
  await shift(past, -1)
  expect((await amira.get(path)).status).toBe(403)
  const applicationId = await applyAs(amira, process.jobId)
  await shortlisted(process.processId, [applicationId])
  expect((await amira.get(path)).status).toBe(403)
  expect((await amira.post(path, { slotId })).status).toBe(403)
  expect((await amira.get(bookingOf('00000000-0000-4000-8000-000000000000'))).status).toBe(404)
  expect((await house.call(path)).status).toBe(401)
  const zac = await invite('Zac', process)
  expect((await zac.post(path, { slotId: foreign })).status).toBe(404)
  expect((await zac.post(path, { slotId: past })).status).toBe(409)
  expect((await zac.post(path, { slotId, timezone: 'Mars/Olympus' })).body).toMatchObject({
    errors: [{ pointer: '/timezone' }],
  })
  expect((await zac.post(path, { slotId, timezone: '+02:00' })).status).toBe(400)
  expect((await zac.post(path, { slotId: slotId.toUpperCase() })).status).toBe(201)
})

test('repeating a request with the same key books and writes once', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = office
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 18 })
  const fay = await invite('Fay', process)
  const send = () =>
    fay.call(bookingOf(process.processId), { method: 'POST', body: { slotId }, headers: { 'idempotency-key': 'once' } })
  expect(statuses(await Promise.all([send(), send(), send()]))).toEqual([201, 201, 201])
  expect((await lettersTo(fay)).filter(({ type }) => type === 'INTERVIEW_BOOKED').length).toBe(1)
})
