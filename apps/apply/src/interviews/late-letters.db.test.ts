import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { bookingOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const states = ['WAITING', 'DELAYED', 'SENDING', 'DEAD'] as const

let day = 6
/** An applicant who may choose between two slots of Paula's. */
const setting = async (name: string) => {
  const { paula, newProcess, makeSlots, invite } = office
  const process = await newProcess()
  const [slotId = '', other = ''] = await makeSlots(process.processId, paula, { days: ++day, count: 2 })
  const who = await invite(name, process)
  const { applicationId } = who

  /**
   * Sets the state of the letters about the interview: all of them, or all of one type while the others have arrived.
   */
  const become = (state: string, type = '%') =>
    sql`update letter set state = ${state}, attempts = 1
      where application_id = ${applicationId} and type like ${type}`.execute(office.house.database.query)
  const told = async (reader: Pick<Someone, 'userId'>) =>
    (await office.lettersTo(reader))
      .filter(letter => letter.application_id === applicationId)
      .map(({ type, state }) => `${type.replace('INTERVIEW_', '')} ${state}`)
      .filter(letter => !letter.startsWith('REMINDER'))
  return {
    ...process,
    who,
    slotId,
    other,
    become,
    told,
    book: (slot: string) => who.post(bookingOf(process.processId), { slotId: slot }),
    assign: (slot: string, more: object = {}) =>
      paula.post(`/api/interviews/slots/${slot}/assign`, { intervieweeId: who.intervieweeId, ...more }),
  }
}

test.each(states)(
  'a letter about an interview that is %s does not leave once the interview is cancelled',
  async state => {
    const { paula } = office
    const { who, slotId, become, told, book } = await setting(`Off-${state}`)
    await become('SENT')
    expect((await book(slotId)).status).toBe(201)
    await become(state, '%BOOKED')
    expect((await paula.post(`/api/interviews/slots/${slotId}/cancel`)).status).toBe(200)
    expect(await told(who)).toEqual(['SELF_SCHEDULING SENT', 'BOOKED TAKEN_BACK', 'CANCELLED WAITING'])
    expect(await told(paula)).toEqual(['PANEL_BOOKED TAKEN_BACK', 'PANEL_CANCELLED WAITING'])
  },
)

test('nor does it leave once the applicant moves the interview; letters that have left stay as they are', async () => {
  const { paula } = office
  const { who, slotId, other, become, told, book } = await setting('Moving')
  expect((await book(slotId)).status).toBe(201)
  await become('SENT', 'PANEL%')
  await become('DELAYED', 'INTERVIEW_BOOKED')
  expect((await book(other)).status).toBe(200)
  expect(await told(who)).toEqual(['SELF_SCHEDULING WAITING', 'BOOKED TAKEN_BACK', 'MOVED WAITING'])
  expect(await told(paula)).toEqual(['PANEL_BOOKED SENT', 'PANEL_MOVED WAITING'])
})

test('nor once the group changes time or place, however often', async () => {
  const { paula } = office
  const { who, slotId, other, told, assign } = await setting('Given')
  expect((await assign(slotId)).status).toBe(200)
  expect((await assign(other, { move: true })).status).toBe(200)
  expect((await paula.patch(`/api/interviews/slots/${other}`, { location: 'Room 2' })).status).toBe(200)
  expect(await told(who)).toEqual([
    'SELF_SCHEDULING TAKEN_BACK',
    'INVITATION TAKEN_BACK',
    'MOVED TAKEN_BACK',
    'MOVED WAITING',
  ])
  expect(await told(paula)).toEqual(['PANEL_BOOKED TAKEN_BACK', 'PANEL_BOOKED TAKEN_BACK', 'PANEL_BOOKED WAITING'])
})

test('an interviewer who got no letter about an interview yet gets it as a new one, also after it changed', async () => {
  const { paula, house, here } = office
  const nora = await enter(house, 'Nora', { role: 'EMPLOYEE', groupId: here })
  const notifications = [{ type: 'PANEL_INTERVIEW_MOVED', enabled: false }]
  expect((await nora.put('/api/users/me/notifications', { notifications })).status).toBe(200)
  const { slotId, other, told, book, become } = await setting('Unheard')
  const interviewerIds = [paula.userId, nora.userId]
  for (const slot of [slotId, other])
    expect((await paula.patch(`/api/interviews/slots/${slot}`, { interviewerIds })).status).toBe(200)
  expect((await book(slotId)).status).toBe(201)
  await become('DELAYED', 'PANEL%')
  expect((await paula.patch(`/api/interviews/slots/${slotId}`, { location: 'Room 2' })).status).toBe(200)
  expect(await told(nora)).toEqual(['PANEL_BOOKED TAKEN_BACK', 'PANEL_BOOKED WAITING'])
  expect((await book(other)).status).toBe(200)
  expect((await told(nora)).at(-1)).toBe('PANEL_BOOKED WAITING')
  await become('SENT', 'PANEL_INTERVIEW_BOOKED')
  expect((await paula.patch(`/api/interviews/slots/${other}`, { location: 'Room 3' })).status).toBe(200)
  expect((await told(nora)).at(-1)).toBe('PANEL_BOOKED SENT')
  expect((await told(paula)).at(-1)).toBe('PANEL_MOVED WAITING')
})

test('a person who no longer interviews gets no late letter that says they do', async () => {
  const { paula, house, here } = office
  const ines = await enter(house, 'Ines', { role: 'EMPLOYEE', groupId: here })
  const { slotId, told, book } = await setting('Panelled')
  expect((await book(slotId)).status).toBe(201)
  const path = `/api/interviews/slots/${slotId}`
  expect((await paula.patch(path, { interviewerIds: [paula.userId, ines.userId] })).status).toBe(200)
  expect((await paula.patch(path, { interviewerIds: [paula.userId] })).status).toBe(200)
  expect(await told(ines)).toEqual(['PANEL_BOOKED TAKEN_BACK', 'PANEL_CANCELLED WAITING'])
})

test('letters about other interviews stay', async () => {
  const { paula, invite } = office
  const { processId, jobId, slotId, other, told, book } = await setting('Leaving')
  const stays = await invite('Staying', { processId, jobId })
  expect([(await book(slotId)).status, (await stays.post(bookingOf(processId), { slotId: other })).status]).toEqual([
    201, 201,
  ])
  expect((await paula.post(`/api/interviews/slots/${slotId}/cancel`)).status).toBe(200)
  expect((await told(paula)).at(0)).toBe('PANEL_BOOKED TAKEN_BACK')
  const letters = (await office.lettersTo(stays)).map(({ type, state }) => `${type} ${state}`)
  expect(letters).toContain('INTERVIEW_BOOKED WAITING')
})

type Setting = Awaited<ReturnType<typeof setting>>
const ends: Readonly<Record<string, (of: Setting) => Promise<{ readonly status: number }>>> = {
  'is taken off the list': ({ who }) => office.paula.delete(`/api/interviews/interviewees/${who.intervieweeId}`),
  'has withdrawn': ({ who }) => who.post(`/api/applications/${who.applicationId}/withdraw`),
  'knows of a decision': ({ who }) =>
    office.paula.post(`/api/evaluation/applications/${who.applicationId}/reject`, {
      reason: 'OTHER_REASON',
      justification: 'Too late.',
      notify: false,
    }),
  'was to be interviewed for a position that is closed': ({ jobId }) =>
    office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' }),
}

test.each(Object.keys(ends))('no late letter asks a person to choose a time who %s', async end => {
  const of = await setting(`Choosing-${Object.keys(ends).indexOf(end)}`)
  await of.become('DELAYED')
  expect((await ends[end]?.(of))?.status).toBeLessThan(300)
  expect((await of.told(of.who)).at(0)).toBe('SELF_SCHEDULING TAKEN_BACK')
})

test('a person who is put on the shortlist again is invited', async () => {
  const { paula, shortlisted } = office
  const { who, processId, told } = await setting('Back')
  expect((await paula.delete(`/api/interviews/interviewees/${who.intervieweeId}`)).status).toBe(204)
  const intervieweeIds = await shortlisted(processId, [who.applicationId])
  expect((await paula.post(`/api/interviews/processes/${processId}/invitations`, { intervieweeIds })).status).toBe(200)
  expect(await told(who)).toEqual(['SELF_SCHEDULING TAKEN_BACK', 'SELF_SCHEDULING WAITING'])
})

test('assigning a time or taking a person off the list does not drop the invitation of anybody else', async () => {
  const { paula, invite } = office
  const { jobId, processId, who, slotId, told, assign } = await setting('First')
  const [second, third] = [await invite('Second', { jobId, processId }), await invite('Third', { jobId, processId })]
  const invited = async (one: typeof second) =>
    (await office.lettersTo(one)).filter(({ type }) => type === 'INTERVIEW_SELF_SCHEDULING').map(({ state }) => state)
  expect((await assign(slotId)).status).toBe(200)
  expect(await told(who)).toEqual(['SELF_SCHEDULING TAKEN_BACK', 'INVITATION WAITING'])
  expect((await paula.delete(`/api/interviews/interviewees/${third.intervieweeId}`)).status).toBe(204)
  expect([await invited(second), await invited(third)]).toEqual([['WAITING'], ['TAKEN_BACK']])
})

test('an interviewer who returns gets no late letter about being removed, nor about former colleagues who return', async () => {
  const { house, here, paula } = office
  const ines = await enter(house, 'Ines', { role: 'EMPLOYEE', groupId: here })
  const { slotId, become, told, book } = await setting('Panel')
  const panel = (...interviewers: readonly Someone[]) =>
    paula.patch(`/api/interviews/slots/${slotId}`, { interviewerIds: interviewers.map(({ userId }) => userId) })
  expect((await panel(paula, ines)).status).toBe(200)
  expect((await book(slotId)).status).toBe(201)
  await become('SENT')
  expect((await panel(paula)).status).toBe(200)
  await become('DELAYED', 'PANEL_INTERVIEW_CANCELLED')
  expect((await panel(paula, ines)).status).toBe(200)
  expect(await told(ines)).toEqual(['PANEL_BOOKED SENT', 'PANEL_CANCELLED TAKEN_BACK', 'PANEL_BOOKED WAITING'])
  const members = `/api/research-groups/${here}/members`
  expect((await paula.delete(`${members}/${ines.userId}`)).status).toBe(204)
  expect((await paula.post(members, { userId: ines.userId, role: 'EMPLOYEE' })).status).toBe(201)
  expect((await told(ines)).at(-1)).toBe('PANEL_BOOKED TAKEN_BACK')
})

test('a letter about an interview expires when the interview begins; a cancellation does not', async () => {
  const { paula } = office
  const { who, slotId, other, book, assign } = await setting('Begun')
  expect((await assign(slotId)).status).toBe(200)
  expect((await book(other)).status).toBe(200)
  expect((await paula.post(`/api/interviews/slots/${other}/cancel`)).status).toBe(200)
  expect((await book(slotId)).status).toBe(201)
  const { rows } = await sql<{ type: string; until: Date | null }>`select distinct type, expires_at as until from letter
    where application_id = ${who.applicationId} and type ~ 'INTERVIEW_(INV|BOO|MOV|CAN|REM)'`.execute(
    office.house.database.query,
  )
  const [endless, ending] = [rows.filter(({ until }) => until === null), rows.filter(({ until }) => until !== null)]
  expect(endless.map(({ type }) => type).toSorted()).toEqual(['INTERVIEW_CANCELLED', 'PANEL_INTERVIEW_CANCELLED'])
  const { rows: slots } = await sql<{ begins: Date }>`select starts_at as begins from interview_slot
    where slot_id = ${slotId}`.execute(office.house.database.query)
  const begins = slots[0]?.begins
  expect(ending.find(({ type }) => type === 'INTERVIEW_INVITATION')?.until).toEqual(begins)
  expect(ending.find(({ type }) => type === 'PANEL_INTERVIEW_BOOKED')?.until).toEqual(begins)
  expect(ending.find(({ type }) => type === 'INTERVIEW_MOVED')?.until).not.toEqual(begins)
})
