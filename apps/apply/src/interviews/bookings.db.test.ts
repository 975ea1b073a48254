import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalendar } from '../calendar/testing/read-calendar.ts'
import { inDays, statuses } from '../jobs/testing/setting.ts'
import { enter } from '../people/testing/cast.ts'
import { openParlour, type Parlour, type Reply } from './testing/setting.ts'

let parlour: Parlour
beforeAll(async () => (parlour = await openParlour()))
afterAll(() => parlour.house.close())

const bookingOf = (processId: string) => `/api/interviews/bookings/${processId}`
const codeOf = ({ status, body }: { status: number; body: Reply }) => `${status} ${String(body['code'])}`
const calendarIn = (letter: { calendar: { content: string } | null } | undefined) =>
  readCalendar(letter?.calendar?.content ?? '')

test('an invited applicant sees free times, books one and moves to another; letters and calendar follow', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = parlour
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

test('the reminder waits until a day before, and there is none for what is booked later', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo, shift } = parlour
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

test('up to 24 hours before it can be moved and called off, later only by the group', async () => {
  const { paula, newProcess, makeSlots, invite, shift } = parlour
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

test('only whoever was invited may book, and only slots of that process that lie ahead', async () => {
  const { paula, amira, newProcess, makeSlots, invite, applyAs, shortlisted, shift, house } = parlour
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

test('the group gives a slot: the applicant is invited to that time; whoever has one moves only when that is said', async () => {
  const { paula, emil, newProcess, makeSlots, applyAs, shortlisted, lettersTo, house } = parlour
  const process = await newProcess()
  const [first = '', second = ''] = await makeSlots(process.processId, paula, { days: 14, count: 2 })
  const [abe, bea] = [await enter(house, 'Abe'), await enter(house, 'Bea')]
  const [one = '', other = ''] = await shortlisted(process.processId, [
    await applyAs(abe, process.jobId),
    await applyAs(bea, process.jobId),
  ])
  const assign = (slotId: string, body: object) => emil.post(`/api/interviews/slots/${slotId}/assign`, body)
  const { status, body } = await assign(first, { intervieweeId: one, message: 'We look forward to it.' })
  expect([status, body]).toMatchObject([
    200,
    { state: 'BOOKED', interviewee: { intervieweeId: one }, may: ['change', 'cancel'] },
  ])
  const taken = String((body['interviewee'] as Reply)['applicationId'])
  const [holder, rival] = taken === (await applicationOf(one)) ? [one, other] : [other, one]
  expect(codeOf(await assign(first, { intervieweeId: rival }))).toBe('409 TIME_CONFLICT')
  expect(codeOf(await assign(second, { intervieweeId: holder }))).toBe('409 TIME_CONFLICT')
  expect((await assign(first, { intervieweeId: holder })).status).toBe(200)
  expect((await assign(second, { intervieweeId: holder, move: true })).status).toBe(200)
  const letters = [...(await lettersTo(abe)), ...(await lettersTo(bea))].filter(
    ({ type }) => type !== 'INTERVIEW_REMINDER',
  )
  expect(letters.map(({ type }) => type)).toEqual(['INTERVIEW_INVITATION', 'INTERVIEW_MOVED'])
  expect(letters[0]?.text).toContain('We look forward to it.')
  expect(calendarIn(letters[1]).events[0]?.sequence).toBe(1)
})

const applicationOf = async (intervieweeId: string) => {
  const { body } = await parlour.paula.get(`/api/interviews/interviewees/${intervieweeId}`)
  return body['applicationId']
}

test('a slot that is changed tells whoever booked it, with a higher sequence; a booked one is not deleted', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = parlour
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 15 })
  const cleo = await invite('Cleo', process)
  await cleo.post(bookingOf(process.processId), { slotId })
  const path = `/api/interviews/slots/${slotId}`
  await paula.patch(path, { day: inDays(16), from: '13:00', location: 'Room 2' })
  await paula.patch(path, { location: 'Room 2' })
  const moved = (await lettersTo(cleo)).filter(({ type }) => type === 'INTERVIEW_MOVED')
  expect(moved.length).toBe(1)
  expect(moved[0]?.text).toContain('13:00')
  expect(calendarIn(moved[0]).events[0]).toMatchObject({ sequence: 1, location: 'Room 2' })
  const waiting = (await lettersTo(cleo)).filter(
    ({ type, state }) => type === 'INTERVIEW_REMINDER' && state === 'WAITING',
  )
  expect(waiting.map(({ text }) => text?.includes('Room 2'))).toEqual([true])
  expect(codeOf(await paula.delete(path))).toBe('409 STATE_CONFLICT')
  const cancelled = await paula.post(`${path}/cancel`, { removeSlot: true })
  expect(cancelled.status).toBe(200)
  expect((await paula.delete(path)).status).toBe(404)
})

test('a letter about a change says what is different: the place, or who holds it', async () => {
  const { paula, emil, newProcess, makeSlots, invite, lettersTo } = parlour
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 21 })
  const carl = await invite('Carl', process)
  await carl.post(bookingOf(process.processId), { slotId })
  const path = `/api/interviews/slots/${slotId}`
  await paula.patch(path, { location: 'Room 8' })
  await paula.patch(path, { location: 'Room 9' })
  await paula.patch(path, { interviewerIds: [emil.userId] })
  const told = (await lettersTo(carl)).filter(({ type }) => type === 'INTERVIEW_MOVED')
  const texts = told.map(({ text }) => text?.split(/\s+/).join(' '))
  expect(texts[1]).toMatch(/\(Europe\/Berlin\) Room 9.* It was planned for .*\(Europe\/Berlin\), Room 8.*\. Open/)
  expect(texts[2]).toMatch(/ Room 9.* \(with Emil Test\) It was planned for .* Room 9.* \(with Paula Test\)\. Open/)
})

test('withdrawing an application frees its slot and takes the interview out of the calendar', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = parlour
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 17 })
  const [dan, eva] = [await invite('Dan', process), await invite('Eva', process)]
  await dan.post(bookingOf(process.processId), { slotId })
  expect(codeOf(await eva.post(bookingOf(process.processId), { slotId }))).toBe('409 TIME_CONFLICT')
  expect((await dan.post(`/api/applications/${dan.applicationId}/withdraw`)).status).toBe(200)
  expect((await eva.post(bookingOf(process.processId), { slotId })).status).toBe(201)
  expect(codeOf(await dan.post(bookingOf(process.processId), { slotId }))).toBe('409 STATE_CONFLICT')
  const letter = (await lettersTo(dan)).find(({ type }) => type === 'INTERVIEW_CANCELLED')
  expect(calendarIn(letter)).toMatchObject({ method: 'CANCEL', events: [{ sequence: 1, status: 'CANCELLED' }] })
})

test('a decision about an application frees its slot, and filling the job frees all that lie ahead', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo, shift } = parlour
  const process = await newProcess()
  const [first = '', second = '', held = ''] = await makeSlots(process.processId, paula, { days: 19, count: 3 })
  const [ian, joy, kai] = [await invite('Ian', process), await invite('Joy', process), await invite('Kai', process)]
  await ian.post(bookingOf(process.processId), { slotId: first })
  await joy.post(bookingOf(process.processId), { slotId: second })
  await kai.post(bookingOf(process.processId), { slotId: held })
  await shift(held, -3)
  const decision = { reason: 'FAILED_REQUIREMENTS', notify: true }
  expect((await paula.post(`/api/evaluation/applications/${ian.applicationId}/reject`, decision)).status).toBe(200)
  const stateOf = async (slotId: string) => {
    const { body } = await paula.get(`/api/interviews/processes/${process.processId}/slots`)
    return (body['items'] as readonly Reply[]).find(slot => slot['slotId'] === slotId)?.['state']
  }
  expect([await stateOf(first), await stateOf(second), await stateOf(held)]).toEqual(['FREE', 'BOOKED', 'HELD'])
  expect((await paula.put(`/api/jobs/${process.jobId}/state`, { state: 'APPLICANT_FOUND' })).status).toBe(200)
  expect([await stateOf(second), await stateOf(held)]).toEqual(['FREE', 'HELD'])
  const cancelled = async (who: typeof ian) =>
    (await lettersTo(who)).filter(({ type }) => type === 'INTERVIEW_CANCELLED')
  expect((await cancelled(joy))[0]?.text).toContain('has come to its end')
  expect([(await cancelled(ian)).length, (await cancelled(kai)).length]).toEqual([1, 0])
})

test('the same request with the same key books and writes once', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = parlour
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 18 })
  const fay = await invite('Fay', process)
  const send = () =>
    fay.call(bookingOf(process.processId), { method: 'POST', body: { slotId }, headers: { 'idempotency-key': 'once' } })
  expect(statuses(await Promise.all([send(), send(), send()]))).toEqual([201, 201, 201])
  expect((await lettersTo(fay)).filter(({ type }) => type === 'INTERVIEW_BOOKED').length).toBe(1)
})

test('every step is written down with who took it', async () => {
  const { rows } = await sql<{ action: string }>`select distinct object || ' ' || action as action from audit_event
    where object in ('slot', 'interviewee', 'interviewProcess') and by_user is not null order by action`.execute(
    parlour.house.database.query,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'interviewProcess makeSlots',
    'interviewProcess open',
    'interviewee add',
    'interviewee invite',
    'slot book',
    'slot cancel',
    'slot change',
    'slot delete',
  ])
})
