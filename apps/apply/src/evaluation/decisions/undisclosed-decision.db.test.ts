import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../test/house/applications.ts'
import { enter } from '../../../test/house/cast.ts'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { effectsOf } from '../../effects.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from '../../interviews/testing/setting.ts'
import { statuses } from '../../jobs/testing/setting.ts'
import { type Booked, lapse, seenBy, someoneBooked } from './testing/applicants-eyes.ts'

let office: InterviewOffice
beforeAll(async () => {
  office = await openInterviewOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(office.house.database.query)
})
afterAll(() => office.house.close())

const verdicts = { accept: {}, reject: { reason: 'FAILED_REQUIREMENTS' } } as const
const decide = (id: string, verb: keyof typeof verdicts, more: object = {}) =>
  office.paula.post(`/api/evaluation/applications/${id}/${verb}`, {
    ...verdicts[verb],
    message: 'SECRET',
    justification: 'Agreed on.',
    ...more,
  })
const becomeKnown = (id: string) => effectsOf(office.house.context).decision.carryOut(id, AbortSignal.timeout(60_000))
const detailOf = async ({ who: { applicationId } }: Booked) =>
  (await office.paula.get(`/api/evaluation/applications/${applicationId}`)).body
const typesTo = async ({ who }: Booked) => (await office.lettersTo(who)).map(({ type, state }) => `${type} ${state}`)

test.each(['accept', 'reject'] as const)(
  'until the letter of an %s leaves, the applicant reads nothing of it anywhere',
  async verb => {
    const setting = await someoneBooked(office, `Seeing${verb}`)
    const { applicationId } = setting.who
    const before = await seenBy(office, setting)
    expect((await decide(applicationId, verb)).status).toBe(200)
    const state = verb === 'accept' ? 'ACCEPTED' : 'REJECTED'
    expect(await detailOf(setting)).toMatchObject({ state })
    await becomeKnown(applicationId)
    expect(await seenBy(office, setting)).toEqual(before)

    await lapse(office, setting)
    expect((await setting.who.get(setting.path)).body).toMatchObject({ state, may: [] })
    expect((await setting.who.get(`/api/applications?state=${state}`)).body).toMatchObject({ total: 1 })
    expect((await setting.who.get('/api/applications?state=INTERVIEW')).body).toMatchObject({ total: 0 })
    expect((await office.paula.post(`/api/evaluation/applications/${applicationId}/reconsider`)).status).toBe(409)
    expect((await office.paula.post(`/api/evaluation/applications/${applicationId}/take-back`)).status).toBe(409)
    await becomeKnown(applicationId)
    await becomeKnown(applicationId)
    expect((await setting.who.get(setting.bookings)).body).toMatchObject({ booked: null, slots: [] })
    expect((await setting.who.get(setting.path)).body).toMatchObject({ interview: null })
    expect((await typesTo(setting)).filter(type => type.startsWith('INTERVIEW_CANCELLED'))).toHaveLength(1)
  },
)

test('a decision without an e-mail sends the applicant none about the cancelled interview, but interviewers get one', async () => {
  const setting = await someoneBooked(office, 'Quiet')
  const { who, bookings } = setting
  const cancelledTo = async (person: Pick<typeof who, 'userId'>) =>
    (await office.lettersTo(person)).filter(
      ({ type, application_id: about }) => about === who.applicationId && type.endsWith('INTERVIEW_CANCELLED'),
    )
  const foreseen = await office.paula.post('/api/evaluation/applications/consequences', {
    applicationIds: [who.applicationId],
  })
  expect(foreseen.body).toMatchObject({
    graceMinutes: 30,
    letters: [
      { type: 'INTERVIEW_CANCELLED', people: 1 },
      { type: 'PANEL_INTERVIEW_CANCELLED', people: 1 },
    ],
  })
  await decide(who.applicationId, 'reject', { notify: false })
  await lapse(office, setting)
  await becomeKnown(who.applicationId)
  expect((await who.get(bookings)).body).toMatchObject({ booked: null })
  expect(await cancelledTo(who)).toEqual([])
  expect(await cancelledTo(office.paula)).toMatchObject([{ type: 'PANEL_INTERVIEW_CANCELLED' }])
})

test('the list says until when a decision can be taken back, and no longer once the applicant knows', async () => {
  const setting = await someoneBooked(office, 'Listed')
  const knownFrom = async () => {
    const { body } = await office.paula.get(`/api/evaluation/applications?jobId=${setting.jobId}`)
    return (body['items'] as readonly { readonly knownFrom: string | null }[])[0]?.knownFrom
  }
  expect(await knownFrom()).toBeNull()
  await decide(setting.who.applicationId, 'reject')
  expect(new Date((await knownFrom()) ?? 0).getTime()).toBeGreaterThan(Date.now())
  await lapse(office, setting)
  expect(await knownFrom()).toBeNull()
})

test('actions of the applicant before they know are answered as if nothing had been decided', async () => {
  const setting = await someoneBooked(office, 'Trying')
  const { who, path, bookings, slotId, other } = setting
  const tries = async (referee: string, slot: string) => {
    const replies = [
      await who.patch(path, { motivation: 'More' }),
      await who.post(`${path}/submit`),
      await who.delete(path),
      await upload(who, who.applicationId, await newPdf()),
      await who.post(`${path}/references`, { firstName: 'R', lastName: 'R', email: referee }),
      await who.post(bookings, { slotId: slot }),
    ]
    return replies.map(({ status, body }) => [status, body?.['code'], body?.['from'], body?.['allowed']])
  }
  const before = await tries('one@else.test', other)
  await decide(who.applicationId, 'reject')
  expect(await tries('two@else.test', slotId)).toEqual(before)
  expect(before.map(([status]) => status)).toEqual([409, 409, 409, 409, 201, 200])
  const theirs = ['nameReferee', 'withdraw']
  expect(before.slice(0, 4).map(([, , , allowed]) => allowed)).toEqual([theirs, theirs, theirs, theirs])
})

test('an applicant who withdraws before they know takes the decision back, and its letter never leaves', async () => {
  const setting = await someoneBooked(office, 'Leaving')
  const { who, path } = setting
  const etag = (await who.get(path)).headers.get('etag') ?? ''
  await decide(who.applicationId, 'reject')
  const withdrawn = await who.call(`${path}/withdraw`, { method: 'POST', headers: { 'if-match': etag } })
  expect([withdrawn.status, withdrawn.body['state'], withdrawn.body['may']]).toEqual([200, 'WITHDRAWN', []])
  expect(await detailOf(setting)).toMatchObject({
    state: 'WITHDRAWN',
    reviews: [{ decision: 'REJECTED', letterState: 'TAKEN_BACK', reconsideredAt: expect.any(String) }],
  })
  const { rows } = await sql<{
    deed: string
    by: string | null
  }>`select action || ' ' || from_state || ' ' || to_state as deed, by_user as by
    from audit_event where object = 'application' and object_id = ${who.applicationId} order by event_id desc limit 2`.execute(
    office.house.database.query,
  )
  expect(rows).toEqual([
    { deed: 'withdraw INTERVIEW WITHDRAWN', by: who.userId },
    { deed: 'reconsider REJECTED IN_REVIEW', by: null },
  ])
  expect(JSON.stringify(await seenBy(office, setting))).not.toMatch(/REJECTED|IN_REVIEW|reconsider|SECRET/)
})

test('if a withdrawal and a decision happen at once, the withdrawal always counts', async () => {
  const setting = await someoneBooked(office, 'Racing')
  const { who, path } = setting
  const [withdrawn, decided] = await Promise.all([who.post(`${path}/withdraw`), decide(who.applicationId, 'accept')])
  expect(withdrawn.status).toBe(200)
  expect([200, 409]).toContain(decided.status)
  expect(await detailOf(setting)).toMatchObject({ state: 'WITHDRAWN' })
})

test('a reconsidered decision has cost the applicant nothing', async () => {
  const setting = await someoneBooked(office, 'Lucky')
  const { who, path, bookings, slotId, other } = setting
  const { state, may, interview } = (await who.get(path)).body
  await decide(who.applicationId, 'accept')
  await office.paula.post(`/api/evaluation/applications/${who.applicationId}/reconsider`)
  await becomeKnown(who.applicationId)
  expect((await who.get(path)).body).toMatchObject({ state, may, interview })
  expect((await who.get(bookings)).body).toMatchObject({ booked: { slotId } })
  expect((await who.post(bookings, { slotId: other })).body).toMatchObject({ booked: { slotId: other } })
  expect(await typesTo(setting)).toEqual(expect.not.arrayContaining([expect.stringContaining('CANCELLED')]))
})

test('a decision without a letter is known after the same time, and only then final', async () => {
  const setting = await someoneBooked(office, 'Prompt')
  const { applicationId } = setting.who
  await decide(applicationId, 'reject', { notify: false })
  expect((await setting.who.get(setting.path)).body).toMatchObject({ state: 'INTERVIEW' })
  expect((await office.paula.post(`/api/evaluation/applications/${applicationId}/reconsider`)).status).toBe(200)
  await decide(applicationId, 'reject', { notify: false })
  await lapse(office, setting)
  await becomeKnown(applicationId)
  expect((await setting.who.get(setting.path)).body).toMatchObject({ state: 'REJECTED' })
  expect((await setting.who.get(setting.bookings)).body).toMatchObject({ booked: null })
})

test('filling a job tells each applicant with their own letter', async () => {
  const setting = await someoneBooked(office, 'Found')
  const { paula, invite, house, lettersTo } = office
  const other = await invite('Second', setting)
  await decide(setting.who.applicationId, 'accept')
  await paula.put(`/api/jobs/${setting.jobId}/state`, { state: 'APPLICANT_FOUND' })
  expect((await other.get(`/api/applications/${other.applicationId}`)).body).toMatchObject({ state: 'INTERVIEW' })
  expect((await paula.get(`/api/evaluation/applications/${other.applicationId}`)).body).toMatchObject({
    state: 'REJECTED',
    may: ['reconsider', 'rate', 'comment'],
  })
  await effectsOf(house.context).closing.carryOut(setting.jobId, AbortSignal.timeout(60_000))
  const letter = (await lettersTo(other)).find(({ type }) => type === 'APPLICATION_REJECTED_JOB_FILLED')
  const { rows } = await sql<{ at: Date }>`select known_from as at from application_review
    where application_id = ${other.applicationId}`.execute(house.database.query)
  expect([letter?.state, letter?.not_before]).toEqual(['WAITING', rows[0]?.at])
  expect((await setting.who.get(setting.bookings)).body).toMatchObject({ booked: { slotId: setting.slotId } })
  expect((await paula.post(`/api/evaluation/applications/${setting.who.applicationId}/reconsider`)).status).toBe(200)
  expect((await setting.who.get(setting.bookings)).body).toMatchObject({ booked: null })
  const told = (await typesTo(setting)).filter(type => /INTERVIEW_(CANCELLED|REMINDER)/.test(type))
  expect(told.toSorted()).toEqual(['INTERVIEW_CANCELLED WAITING', 'INTERVIEW_REMINDER TAKEN_BACK'])
  expect((await other.post(`/api/applications/${other.applicationId}/withdraw`)).status).toBe(200)
  expect((await lettersTo(other)).find(({ type }) => type === letter?.type)?.state).toBe('TAKEN_BACK')
})

test('a member who applied sees their own application as any applicant does, as ADMIN outside the group; colleagues see its real state', async () => {
  const { emil, paula, ada, newProcess, applyAs, shortlisted } = office
  const { jobId, processId } = await newProcess()
  const applicationId = await applyAs(emil, jobId)
  const [intervieweeId = ''] = await shortlisted(processId, [applicationId])
  await paula.post(`/api/interviews/processes/${processId}/invitations`)
  const countsFor = async (who: typeof emil) =>
    [
      (await who.get(`/api/interviews/processes/${processId}`)).body,
      ...((await who.get('/api/interviews/overview')).body as unknown as readonly Reply[]),
    ].flatMap(process => (process['processId'] === processId ? [process['counts']] : []))
  const [forEmil, forPaula] = [await countsFor(emil), await countsFor(paula)]
  await decide(applicationId, 'reject')
  expect(await countsFor(emil)).toEqual(forEmil)
  expect(await countsFor(paula)).not.toEqual(forPaula)
  const line = async (who: typeof emil) => {
    const { body } = await who.get(`/api/interviews/processes/${processId}/interviewees`)
    return [
      (body['items'] as readonly Reply[])[0]?.['applicationState'],
      (await who.get(`/api/interviews/interviewees/${intervieweeId}`)).body['applicationState'],
    ]
  }
  expect([await line(emil), await line(paula)]).toEqual([
    ['INTERVIEW', 'INTERVIEW'],
    ['REJECTED', 'REJECTED'],
  ])
  const listed = async (path: string) =>
    ((await ada.get(path)).body['items'] as readonly Reply[]).find(each => each['applicationId'] === applicationId)
  for (const path of [`/api/users/${emil.userId}/applications`, `/api/admin/applications?jobId=${jobId}`])
    expect(await listed(path)).toMatchObject({ state: 'INTERVIEW' })
  expect(await listed(`/api/admin/applications?jobId=${jobId}&state=REJECTED`)).toBeUndefined()
  expect((await ada.get(`/api/applications/${applicationId}`)).body).toMatchObject({ state: 'INTERVIEW' })
  expect((await emil.get(`/api/applications/${applicationId}`)).body).toMatchObject({ state: 'INTERVIEW' })
  await sql`update application_review set known_from = now() where application_id = ${applicationId}`.execute(
    office.house.database.query,
  )
  for (const path of [`/api/users/${emil.userId}/applications`, '/api/admin/applications?state=REJECTED'])
    expect(await listed(path)).toMatchObject({ state: 'REJECTED' })
})

test('an ADMIN who applied does not read in the trail what others did with it', async () => {
  const { ada, house, newProcess, applyAs, shortlisted } = office
  const olga = await enter(house, 'Olga', 'ADMIN')
  const { jobId, processId } = await newProcess()
  const applicationId = await applyAs(olga, jobId)
  await shortlisted(processId, [applicationId])
  await decide(applicationId, 'reject')
  const trailFor = async (who: typeof olga) => {
    const { body } = await who.get(`/api/admin/audit?objectId=${applicationId}`)
    return (body['items'] as readonly Reply[]).map(({ action }) => action)
  }
  expect(await trailFor(ada)).toContain('reject')
  expect(await trailFor(olga)).toEqual([])
})

test('erasing an account withdraws an application that its owner still believed to be open', async () => {
  const setting = await someoneBooked(office, 'Erased')
  await decide(setting.who.applicationId, 'accept')
  expect(statuses([await setting.who.delete('/api/users/me')])).toEqual([204])
  expect(await detailOf(setting)).toMatchObject({ state: 'WITHDRAWN' })
})
