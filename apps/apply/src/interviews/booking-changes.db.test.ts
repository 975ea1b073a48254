import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { inDays } from '../jobs/testing/setting.ts'
import { bookingOf, calendarIn, codeOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const applicationOf = async (intervieweeId: string) => {
  const { body } = await office.paula.get(`/api/interviews/interviewees/${intervieweeId}`)
  return body['applicationId']
}

test('the group assigns a slot: the applicant is invited to that time, and a person with a slot is moved only on request', async () => {
  const { paula, emil, newProcess, makeSlots, applyAs, shortlisted, lettersTo, house } = office
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

test('the interviewee gets a changed slot by e-mail, with a higher sequence, and a booked slot cannot be deleted', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = office
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

test('a letter about a change says what is different: the place, or the interviewers', async () => {
  const { paula, emil, newProcess, makeSlots, invite, lettersTo } = office
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

test('withdrawing an application frees its slot and removes the interview from the calendar', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = office
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

test('a decision about an application frees its slot, and filling the job frees all slots ahead', async () => {
  const { paula, newProcess, makeSlots, invite, lettersTo, shift } = office
  const process = await newProcess()
  const [first = '', second = '', held = ''] = await makeSlots(process.processId, paula, { days: 19, count: 3 })
  const [ian, joy, kai] = [await invite('Ian', process), await invite('Joy', process), await invite('Kai', process)]
  await ian.post(bookingOf(process.processId), { slotId: first })
  await joy.post(bookingOf(process.processId), { slotId: second })
  await kai.post(bookingOf(process.processId), { slotId: held })
  await shift(held, -3)
  const decision = { reason: 'FAILED_REQUIREMENTS', notify: true, justification: 'Too late.' }
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

test('every step is recorded with its actor', async () => {
  const { rows } = await sql<{ action: string }>`select distinct object || ' ' || action as action from audit_event
    where object in ('slot', 'interviewee', 'interviewProcess') and by_user is not null order by action`.execute(
    office.house.database.query,
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
