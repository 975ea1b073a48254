import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPdf } from '../src/documents/testing/pdfs.ts'
import { inDays } from '../src/jobs/testing/setting.ts'
import { degree, upload } from './house/applications.ts'
import { enter, type Someone } from './house/cast.ts'
import { type House, openHouse } from './house/house.ts'
import { emptyingMailbox } from './post.ts'
import { storyCalendar } from './story/calendar.ts'
import { type Named, storyLetters, unnamed } from './story/letters.ts'
import { areWhole, calendarsIn, dayIn, keyIn, weekday } from './story/read-post.ts'

let house: House
let admin: Someone
let letters: ReturnType<typeof emptyingMailbox>
beforeAll(async () => {
  house = await openHouse({ environment: { PUBLIC_URL: 'https://apply.test' } })
  admin = await enter(house, 'Admin', 'ADMIN')
  letters = emptyingMailbox(house)
})
afterAll(() => house.close())

type Reply = Readonly<Record<string, unknown>>
type Answer = { readonly status: number; readonly body: Reply }

/** Expects success. */
const done = async (asked: Promise<Answer>): Promise<Reply> => {
  const { status, body } = await asked
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const items = (page: Reply): readonly Reply[] => page['items'] as readonly Reply[]

const sendApplication = async (who: Someone, jobId: string): Promise<string> => {
  const applicationId = String((await done(who.post(`/api/jobs/${jobId}/applications`)))['applicationId'])
  await done(who.put('/api/applicants/me/profile', { city: 'Wien', degrees: [degree] }))
  await done(who.patch(`/api/applications/${applicationId}`, { motivation: '<p>I build robots.</p>' }))
  expect((await upload(who, applicationId, await newPdf())).status).toBe(201)
  return applicationId
}

test('a group is founded, a position is filled, and everyone hears of it', async () => {
  const named: { -readonly [Name in keyof Named]: string } = { ...unnamed }
  // Greta asks for a group; the administrator lets it in, and she is its professor.
  const greta = await enter(house, 'Greta')
  const asked = await done(greta.post('/api/research-groups/requests', { name: 'Soft Robotics' }))
  named.group = String(asked['researchGroupId'])
  const group = `/api/research-groups/${named.group}`
  expect((await greta.get(group)).status).toBe(403)
  await done(admin.post(`${group}/activate`))
  await done(greta.patch(group, { letterGraceMinutes: 0 }))
  areWhole(await letters(), storyLetters(named).active)

  // She invites Emil, who becomes a member when he first signs in.
  await done(greta.post(`${group}/members`, { email: 'emil@uni.test', role: 'EMPLOYEE' }))
  named.invitedUntil = dayIn('en-GB', inDays(59))
  areWhole(await letters(), storyLetters(named).invited)
  const emil = await enter(house, 'Emil')
  expect((await emil.get('/api/users/me')).body).toMatchObject({
    roles: ['APPLICANT', 'EMPLOYEE'],
    researchGroup: { name: 'Soft Robotics' },
  })

  // Amira wants to hear of such positions. Emil writes one; it cannot be published before it is complete.
  const amira = await enter(house, 'Amira')
  await done(amira.put('/api/applicants/me/subscriptions', { subjectAreas: ['COMPUTER_SCIENCE'] }))
  const draft = await done(emil.post(`${group}/jobs`, { title: 'Doctoral position in soft robotics' }))
  const jobId = String(draft['jobId'])
  Object.assign(named, { job: jobId, deadline: dayIn('en-GB', inDays(30)) })
  const refused = await emil.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  expect([refused.status, (refused.body['errors'] as readonly unknown[]).length]).toEqual([400, 4])
  await done(
    emil.put(`/api/jobs/${jobId}`, {
      ...draft,
      subjectArea: 'COMPUTER_SCIENCE',
      location: 'GARCHING',
      supervisingProfessorId: greta.userId,
      applicationDeadline: inDays(30),
      referenceLettersRequired: 1,
      criteria: [{ name: 'Research', guidance: '', weight: 1 }],
      descriptionEn: '<p>You let robots feel.</p>',
      descriptionDe: '<p>Sie lassen Roboter fühlen.</p>',
    }),
  )
  await done(emil.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' }))
  expect(items((await house.call('/api/jobs?query=roboter%20f%C3%BChl')).body)).toMatchObject([{ jobId }])
  areWhole(await letters(), storyLetters(named).announced)

  // Amira and Bela apply; Amira's referee writes without an account.
  const application = await sendApplication(amira, jobId)
  const incomplete = await amira.post(`/api/applications/${application}/submit`)
  expect([incomplete.status, incomplete.body['errors']]).toMatchObject([400, [{ pointer: '/references' }]])
  const referee = { firstName: 'Rosa', lastName: 'Luna', email: 'rosa@else.test' }
  await done(amira.post(`/api/applications/${application}/references`, referee))
  await done(amira.post(`/api/applications/${application}/submit`))
  const bela = await enter(house, 'Bela')
  await done(bela.patch('/api/users/me', { language: 'de' }))
  const other = await sendApplication(bela, jobId)
  const rolf = { title: 'Prof.', firstName: 'Rolf', lastName: 'Bär', email: 'rolf@else.test', language: 'de' }
  await done(bela.post(`/api/applications/${other}/references`, rolf))
  await done(bela.post(`/api/applications/${other}/submit`))
  const sent = await letters()
  const [key, otherKey] = [keyIn(sent, 'rosa@else.test'), keyIn(sent, 'rolf@else.test')]
  const [until, bis] = [dayIn('en-GB', inDays(44)), dayIn('de-DE', inDays(44))]
  Object.assign(named, { application, other, key, otherKey, until, bis })
  const { arrived, received, requested, eingegangen, receivedOther, gebeten } = storyLetters(named)
  areWhole(sent, arrived, received, requested, eingegangen, receivedOther, gebeten)
  const answer = { assessment: { recommendation: 'STRONGLY', comments: 'The best of her year.' } }
  await done(house.call(`/api/reference-letters/${key}`, undefined, { method: 'POST', body: answer }))
  expect(JSON.stringify((await amira.get(`/api/applications/${application}`)).body)).not.toContain('best of her year')

  // The group reads, rates independently, and talks.
  const seen = await done(emil.get(`/api/evaluation/applications/${application}`))
  expect(JSON.stringify(seen)).toContain('The best of her year.')
  await done(emil.post(`/api/evaluation/applications/${application}/open`))
  await done(emil.put(`/api/applications/${application}/ratings/mine`, { overall: 2, criteria: { Research: 2 } }))
  expect(JSON.stringify((await greta.get(`/api/applications/${application}/ratings`)).body)).not.toContain('Research')
  await done(greta.put(`/api/applications/${application}/ratings/mine`, { overall: 1 }))
  expect(JSON.stringify((await greta.get(`/api/applications/${application}/ratings`)).body)).toContain('Research')
  await done(
    emil.post(`/api/applications/${application}/comments`, { text: '@Greta, invite her?', mentions: [greta.userId] }),
  )
  areWhole(await letters(), storyLetters(named).mentioned)

  // She is invited, chooses a time, and gets an e-mail when it moves; the calendars keep one appointment.
  const overview = (await emil.get('/api/interviews/overview')).body as unknown as readonly Reply[]
  named.process = String(overview[0]?.['processId'])
  const process = `/api/interviews/processes/${named.process}`
  const slots = await done(
    emil.post(`${process}/slots`, {
      days: [inDays(7)],
      times: [{ from: '09:00', to: '11:00' }],
      durationMinutes: 60,
      location: 'Room 1',
      interviewerIds: [greta.userId, emil.userId],
    }),
  )
  const added = await done(emil.post(`${process}/interviewees`, { applicationIds: [application] }))
  const intervieweeId = String(items(added)[0]?.['intervieweeId'])
  await done(emil.post(`${process}/invitations`, {}))
  areWhole(await letters(), storyLetters(named).asked)
  const [slot] = items(slots)
  const bookings = `/api/interviews/bookings/${named.process}`
  await done(amira.post(bookings, { slotId: slot?.['slotId'] }))
  const first = await letters()
  await done(greta.patch(`/api/interviews/slots/${String(slot?.['slotId'])}`, { location: 'Room 2' }))
  named.when = `${dayIn('en-GB', inDays(7), weekday)}, 09:00–10:00 (Europe/Berlin)`
  const changes = [...first, ...(await letters())]
  const { booked, moved, ofPanel } = storyLetters(named)
  const [toEmil, toGreta] = [ofPanel('Emil'), ofPanel('Greta')]
  areWhole(changes, booked, moved, toEmil.booked, toEmil.moved, toGreta.booked, toGreta.moved)
  const { booking_id } = await house.database.query
    .selectFrom('interview_booking')
    .select('booking_id')
    .executeTakeFirstOrThrow()
  const appointment = {
    uid: `${booking_id}@localhost`,
    startsAt: String(slot?.['startsAt']),
    endsAt: String(slot?.['endsAt']),
  }
  const inCalendars = (sequence: number, location: string) =>
    ['Amira', 'Emil', 'Greta'].map(to => storyCalendar(named, appointment, { to, sequence, location }))
  expect(calendarsIn(changes)).toEqual([...inCalendars(0, 'Room 1'), ...inCalendars(1, 'Room 2')])
  await done(
    greta.put(`/api/interviews/interviewees/${intervieweeId}/assessments/mine`, { overall: 2, notes: 'Convincing.' }),
  )

  // Amira is accepted, which fills the position; Bela gets a rejection.
  await done(
    greta.post(`/api/evaluation/applications/${application}/accept`, {
      message: 'Welcome to the group!',
      justification: 'The best talk, and the group agrees.',
      notify: true,
      closeJob: true,
    }),
  )
  const last = await letters()
  const { accepted, cancelled, abgesagt, nichtMehr } = storyLetters(named)
  areWhole(last, accepted, cancelled, toEmil.cancelled, toGreta.cancelled, abgesagt, nichtMehr)
  expect(calendarsIn(last)).toEqual(inCalendars(2, 'Room 2'))
  expect((await amira.get(`/api/applications/${application}`)).body['state']).toBe('ACCEPTED')
  expect((await bela.get(`/api/applications/${other}`)).body['state']).toBe('REJECTED')
  expect((await emil.get(`/api/jobs/${jobId}/details`)).body['state']).toBe('APPLICANT_FOUND')
  expect((await house.call(`/api/jobs/${jobId}`)).status).toBe(404)

  // Greta can read how it went, step by step.
  const trail = items(await done(greta.get(`${group}/audit?limit=100`))).map(entry => entry['action'])
  expect(trail).toEqual(
    expect.arrayContaining([
      'activate',
      'create',
      'publish',
      'submit',
      'open',
      'shortlist',
      'accept',
      'fill',
      'reject',
    ]),
  )
})
