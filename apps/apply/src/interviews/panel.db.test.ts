import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { readCalendar } from '../calendar/testing/read-calendar.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
let nina: Someone
beforeAll(async () => {
  office = await openInterviewOffice()
  nina = await enter(office.house, 'Nina', { role: 'EMPLOYEE', groupId: office.here })
  await nina.patch('/api/users/me', { language: 'de' })
})
afterAll(() => office.house.close())

const linesTo = async (who: Someone, jobTitle: string) =>
  (await office.lettersTo(who))
    .filter(({ type, subject }) => type.startsWith('PANEL') && subject.includes(jobTitle))
    .map(letter => {
      const { method, events } = readCalendar(letter.calendar?.content ?? '')
      return { letter, method, event: events[0], line: `${letter.type} ${String(method)} ${events[0]?.sequence}` }
    })

const panelLettersArrive = () =>
  office.house.database.query.updateTable('letter').set({ state: 'SENT' }).where('type', 'like', 'PANEL%').execute()

let day = 60
/** A process with two slots: the first held by Paula and Nina, the second by Nina and Emil. */
const newSetting = async (title: string) => {
  const { paula, emil, newProcess, invite } = office
  const process = await newProcess({ title })
  const date = new Date(Date.now() + ++day * 86_400_000).toISOString().slice(0, 10)
  const makeSlot = async (from: string, location: string, interviewers: readonly Someone[]) => {
    const { body } = await paula.post(`/api/interviews/processes/${process.processId}/slots`, {
      days: [date],
      times: [{ from }],
      durationMinutes: 30,
      location,
      interviewerIds: interviewers.map(({ userId }) => userId),
    })
    return String((body['items'] as readonly Reply[])[0]?.['slotId'])
  }
  const first = await makeSlot('09:00', 'Room 1', [paula, nina])
  const second = await makeSlot('11:00', 'Room 2', [nina, emil])
  const guest = await invite('Guest', process)
  const bookings = `/api/interviews/bookings/${process.processId}`
  return { ...process, first, second, guest, bookings, date }
}

test('interviewers hear what the applicant does, each in their language, as updates of one calendar event', async () => {
  const { paula, emil, here } = office
  const { processId, first, second, guest, bookings } = await newSetting('Panels')
  expect((await guest.post(bookings, { slotId: first })).status).toBe(201)
  await panelLettersArrive()
  expect((await guest.post(bookings, { slotId: second })).status).toBe(200)
  expect((await guest.delete(bookings)).status).toBe(204)

  const [toPaula, toNina, toEmil] = [
    await linesTo(paula, 'Panels'),
    await linesTo(nina, 'Panels'),
    await linesTo(emil, 'Panels'),
  ]
  expect(toPaula.map(({ line }) => line)).toEqual([
    'PANEL_INTERVIEW_BOOKED REQUEST 0',
    'PANEL_INTERVIEW_CANCELLED CANCEL 1',
  ])
  expect(toNina.map(({ line }) => line)).toEqual([
    'PANEL_INTERVIEW_BOOKED REQUEST 0',
    'PANEL_INTERVIEW_MOVED REQUEST 1',
    'PANEL_INTERVIEW_CANCELLED CANCEL 2',
  ])
  expect(toEmil.map(({ line }) => line)).toEqual([
    'PANEL_INTERVIEW_BOOKED REQUEST 1',
    'PANEL_INTERVIEW_CANCELLED CANCEL 2',
  ])
  const all = [...toPaula, ...toNina, ...toEmil]
  const theirs = (await office.lettersTo(guest)).find(({ type }) => type === 'INTERVIEW_BOOKED')
  const uid = readCalendar(theirs?.calendar?.content ?? '').events[0]?.uid
  expect(new Set(all.map(({ event }) => event?.uid))).toEqual(new Set([uid]))
  const page = `/groups/${here}/interviews/${processId}`
  for (const { letter, event } of all) {
    expect([letter.text?.includes(page), event?.url?.toString().endsWith(page)]).toEqual([true, true])
    expect(event?.attendees.map(({ address }) => address)).toEqual([letter.recipient_address])
  }
  expect(toNina[1]?.letter).toMatchObject({
    language: 'de',
    subject: 'Das Gespräch mit guest Test hat sich geändert: Panels',
    text: expect.stringMatching(/11:00–11:30 \(Europe\/Berlin\)\s+Room 2[^]*Geplant war [^]*09:00–09:30/),
  })
  expect(toNina[1]?.event).toMatchObject({ summary: 'Gespräch: guest Test, Panels', location: 'Room 2' })
  expect(toPaula[1]?.letter.text).toContain('Others will hold the interview.')
  expect(toEmil[1]?.letter.text).toContain('The applicant has called it off.')
})

test('interviewers hear of changes by the group, and a withdrawn application frees their time', async () => {
  const { paula, emil } = office
  const { first, guest, bookings, date } = await newSetting('Changes')
  await guest.post(bookings, { slotId: first })
  await panelLettersArrive()
  const path = `/api/interviews/slots/${first}`
  await paula.patch(path, { day: date, from: '10:00', interviewerIds: [paula.userId, emil.userId] })
  await guest.post(`/api/applications/${guest.applicationId}/withdraw`)
  const linesOf = async (who: Someone) => (await linesTo(who, 'Changes')).map(({ line }) => line)
  expect(await linesOf(paula)).toEqual([
    'PANEL_INTERVIEW_BOOKED REQUEST 0',
    'PANEL_INTERVIEW_MOVED REQUEST 1',
    'PANEL_INTERVIEW_CANCELLED CANCEL 2',
  ])
  expect(await linesOf(nina)).toEqual(['PANEL_INTERVIEW_BOOKED REQUEST 0', 'PANEL_INTERVIEW_CANCELLED CANCEL 1'])
  expect(await linesOf(emil)).toEqual(['PANEL_INTERVIEW_BOOKED REQUEST 1', 'PANEL_INTERVIEW_CANCELLED CANCEL 2'])
  const last = (await linesTo(paula, 'Changes')).at(-1)
  expect(last?.letter.text).toContain('The application has been withdrawn.')
})

test('a person who has turned such letters off or left the group gets none', async () => {
  const { paula, emil, house } = office
  const types = ['PANEL_INTERVIEW_BOOKED', 'PANEL_INTERVIEW_MOVED', 'PANEL_INTERVIEW_CANCELLED']
  const notifications = types.map(type => ({ type, enabled: false }))
  expect((await emil.put('/api/users/me/notifications', { notifications })).status).toBe(200)
  const { second, guest, bookings } = await newSetting('Silence')
  await house.database.query
    .deleteFrom('role')
    .where('user_id', '=', nina.userId)
    .where('role', '=', 'EMPLOYEE')
    .execute()
  await guest.post(bookings, { slotId: second })
  for (const who of [paula, emil, nina]) expect(await linesTo(who, 'Silence')).toEqual([])
})
