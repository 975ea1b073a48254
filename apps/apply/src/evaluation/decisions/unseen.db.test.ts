import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effectsOf } from '../../effects.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from '../../interviews/testing/setting.ts'
import { seenBy, someoneBooked, someoneWaiting, type Waiting, waiting } from './testing/applicants-eyes.ts'

let office: InterviewOffice
beforeAll(async () => {
  office = await openInterviewOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(office.house.database.query)
})
afterAll(() => office.house.close())

const of = (id: string) => `/api/evaluation/applications/${id}`
const detail = async ({ who }: Waiting) => (await office.emil.get(of(who.applicationId))).body
const bulk = async (action: string, { who }: Waiting, more: object = {}) => {
  const body = { action, applicationIds: [who.applicationId], ...more }
  const { body: answer } = await office.emil.post('/api/evaluation/applications/bulk', body)
  return (answer['results'] as readonly Reply[])[0]
}
const invite = ({ processId }: Waiting) => office.paula.post(`/api/interviews/processes/${processId}/invitations`)
const interviewOf = async (setting: Waiting) => (await detail(setting))['interview'] as Reply | null

/** What the group can do before outsiders know; each action has another that undoes it. */
const deeds = {
  open: {},
  unread: {},
  shortlist: {},
  unlist: {},
  accept: { closeJob: true, justification: 'SECRET' },
  reject: { reason: 'OTHER_REASON', message: 'SECRET', justification: 'SECRET' },
  reconsider: {},
} as const
const deed = fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[]))

const take = (name: keyof typeof deeds, setting: Waiting) =>
  name === 'shortlist' ? bulk(name, setting) : office.emil.post(`${of(setting.who.applicationId)}/${name}`, deeds[name])

let number = 0

test.each([
  ['has just applied', someoneWaiting],
  ['has booked an interview', someoneBooked],
] as const)('whatever a group does and takes back, who %s reads the same everywhere', async (_, begin) => {
  const walk = fc.array(deed, { minLength: 2, maxLength: 7 })
  const untouched = async (names: readonly (keyof typeof deeds)[]) => {
    const setting: Waiting = await begin(office, `Walker${++number}`)
    const state = (await detail(setting))['state']
    const before = await seenBy(office, setting)
    for (const name of names) await take(name, setting)
    expect(await seenBy(office, setting)).toEqual(before)
    for (const name of ['reconsider', 'unlist', 'unread'] as const)
      if (((await detail(setting))['may'] as readonly string[]).includes(name)) await take(name, setting)
    expect(await detail(setting)).toMatchObject({ state })
    expect(await seenBy(office, setting)).toEqual(before)
  }
  await fc.assert(fc.asyncProperty(walk, untouched), {
    numRuns: 4,
    examples: [
      [['open', 'shortlist', 'accept']],
      [['reject', 'reconsider', 'shortlist', 'unlist', 'shortlist', 'reject', 'reconsider']],
    ],
  })
})

test('an applicant on the shortlist learns of it when they are invited, and so do the referees', async () => {
  const setting = await someoneWaiting(office, 'Listed', { lettersFromShortlistOnly: true })
  const { who, path } = setting
  await who.post(`${path}/references`, { firstName: 'Ruth', lastName: 'R', email: 'ruth@else.test' })
  const before = await seenBy(office, setting)
  expect(await bulk('shortlist', setting)).toMatchObject({ status: 200, state: 'INTERVIEW' })
  expect(await seenBy(office, setting)).toEqual(before)
  expect((await who.post(setting.bookings, { slotId: setting.processId })).status).toBe(403)

  await invite(setting)
  const after = await who.get(path)
  expect(after.body).toMatchObject({ state: 'INTERVIEW', interview: { startsAt: null } })
  expect(after.headers.get('etag')).not.toBe(before.detail.etag)
  expect((after.body['references'] as readonly Reply[])[0]).toMatchObject({ state: 'REQUESTED' })
  expect((await who.get(setting.bookings)).status).toBe(200)

  expect((await detail(setting))['may']).not.toContain('unlist')
  expect((await office.emil.post(`${of(who.applicationId)}/unlist`)).status).toBe(409)
  const { intervieweeId } = (await interviewOf(setting)) ?? {}
  expect((await office.emil.delete(`/api/interviews/interviewees/${String(intervieweeId)}`)).status).toBe(204)
  expect((await who.get(path)).body).toMatchObject({ state: 'IN_REVIEW', interview: null })
})

test('removing an interviewee who was not invited leaves the application as it was', async () => {
  const setting = await someoneWaiting(office, 'Removed')
  const before = await seenBy(office, setting)
  await bulk('shortlist', setting)
  const { intervieweeId } = (await interviewOf(setting)) ?? {}
  expect((await office.emil.delete(`/api/interviews/interviewees/${String(intervieweeId)}`)).status).toBe(204)
  expect(await detail(setting)).toMatchObject({ state: 'SENT', interview: null })
  expect(await seenBy(office, setting)).toEqual(before)
})

test('the applicant gets an e-mail when a time is assigned', async () => {
  const setting = await someoneWaiting(office, 'Assigned')
  await bulk('shortlist', setting)
  const [slotId = ''] = await office.makeSlots(setting.processId, office.paula, { days: 200 })
  const { intervieweeId } = (await interviewOf(setting)) ?? {}
  expect((await office.emil.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId })).status).toBe(200)
  expect((await setting.who.get(setting.path)).body).toMatchObject({ state: 'INTERVIEW' })
})

test('a member who applied does not find themselves on the shortlist before they are invited', async () => {
  const { paula, emil, newProcess, applyAs } = office
  const process = await newProcess()
  const setting = waiting(process, emil, await applyAs(emil, process.jobId))
  const { processId } = process
  const read = async () => {
    const addresses = ['', '/interviewees', '/slots'].map(each => `/api/interviews/processes/${processId}${each}`)
    const group = `/api/research-groups/${office.here}`
    const all = [
      ...addresses,
      '/api/interviews/overview',
      '/api/interviews/upcoming',
      `${group}/home`,
      setting.bookings,
    ]
    const replies = []
    for (const address of all) replies.push(await emil.get(address))
    return [replies.map(({ status, body }) => ({ status, body })), await seenBy(office, setting)]
  }
  const before = await read()
  const listed = await paula.post(`/api/interviews/processes/${processId}/interviewees`, {
    applicationIds: [setting.who.applicationId],
  })
  const [line] = listed.body['items'] as readonly Reply[]
  expect(await read()).toEqual(before)
  const own = `/api/interviews/interviewees/${String(line?.['intervieweeId'])}`
  const replies = [
    await emil.get(own),
    await emil.delete(own),
    await emil.put(`${own}/assessments/mine`, { overall: 2 }),
    await emil.post(`/api/interviews/processes/${processId}/invitations`),
    await emil.post(`/api/interviews/processes/${processId}/invitations`, {
      intervieweeIds: [line?.['intervieweeId']],
    }),
  ]
  expect(replies.map(({ status, body }) => body['results'] ?? status)).toEqual([
    404,
    404,
    404,
    [],
    [{ intervieweeId: line?.['intervieweeId'], outcome: 'UNKNOWN' }],
  ])
  await paula.post(`/api/interviews/processes/${processId}/invitations`)
  expect((await emil.get(own)).body).toMatchObject({ applicationState: 'INTERVIEW', state: 'INVITED' })
})

test('the applicant learns of the first opening after the grace time, and it can be undone until then', async () => {
  const setting = await someoneWaiting(office, 'Read')
  const { who, path } = setting
  const open = () => office.emil.post(`${of(who.applicationId)}/open`)
  const opened = await open()
  expect(opened.body).toMatchObject({ state: 'IN_REVIEW', may: expect.arrayContaining(['unread']) })
  const knownFrom = String(opened.body['reviewKnownFrom'])
  expect(Date.parse(knownFrom)).toBeGreaterThan(Date.now())
  expect(await detail(setting)).toMatchObject({ reviewKnownFrom: knownFrom })
  expect((await who.get(path)).body).toMatchObject({ state: 'SENT' })
  expect((await office.emil.post(`${of(who.applicationId)}/unread`)).body).toMatchObject({
    state: 'SENT',
    reviewKnownFrom: null,
  })
  await open()
  await bulk('shortlist', setting)
  await sql`update application_seen set seen_from = now() where application_id = ${who.applicationId}`.execute(
    office.house.database.query,
  )
  expect((await who.get(path)).body).toMatchObject({ state: 'IN_REVIEW' })
  expect((await who.get('/api/applications?state=IN_REVIEW')).body).toMatchObject({ total: 1 })
  await bulk('unlist', setting)
  const refused = await office.emil.post(`${of(who.applicationId)}/unread`)
  expect([refused.status, refused.body['code']]).toEqual([409, 'STATE_CONFLICT'])
  const known = await detail(setting)
  expect(known['may']).not.toContain('unread')
  expect(known['reviewKnownFrom']).toBeNull()
})

test('a person who withdraws without knowing of the shortlist starts from the state they saw', async () => {
  const setting = await someoneWaiting(office, 'Gone')
  const { who, path } = setting
  const etag = (await who.get(path)).headers.get('etag') ?? ''
  await bulk('shortlist', setting)
  const withdrawn = await who.call(`${path}/withdraw`, { method: 'POST', headers: { 'if-match': etag } })
  expect([withdrawn.status, withdrawn.body['state']]).toEqual([200, 'WITHDRAWN'])
  expect(JSON.stringify(await seenBy(office, setting))).not.toContain('INTERVIEW')
  expect(await detail(setting)).toMatchObject({ state: 'WITHDRAWN' })
})

test('an acceptance that fills the position changes nothing outside before its time, and nothing if it is taken back', async () => {
  const { paula, emil, house, newProcess, applyAs } = office
  const setting = await someoneBooked(office, 'Chosen')
  const other = waiting(setting, office.amira, await applyAs(office.amira, setting.jobId))
  const outside = async () => {
    const { status, body } = await house.call(`/api/jobs/${setting.jobId}`)
    const list = (await house.call('/api/jobs?limit=100')).body
    return [status, body, list, await seenBy(office, setting), await seenBy(office, other)]
  }
  const before = await outside()
  const become = () =>
    effectsOf(house.context).decision.carryOut(setting.who.applicationId, AbortSignal.timeout(60_000))
  const accept = () =>
    emil.post(`${of(setting.who.applicationId)}/accept`, { closeJob: true, justification: 'The best.' })
  const accepted = await accept()
  expect(accepted.body).toMatchObject({ state: 'ACCEPTED', reviews: [{ fillsJob: true }] })
  await become()
  expect(await outside()).toEqual(before)
  expect((await detail(other))['state']).toBe('SENT')
  expect((await emil.post(`${of(setting.who.applicationId)}/reconsider`)).body).toMatchObject({ state: 'INTERVIEW' })
  await become()
  expect(await outside()).toEqual(before)

  await accept()
  await sql`update application_review set known_from = now()
    where application_id = ${setting.who.applicationId} and reconsidered_at is null`.execute(house.database.query)
  await become()
  await become()
  expect((await paula.get(`/api/jobs/${setting.jobId}/details`)).body).toMatchObject({ state: 'APPLICANT_FOUND' })
  expect((await house.call(`/api/jobs/${setting.jobId}`)).status).toBe(404)
  expect((await detail(other))['state']).toBe('REJECTED')
  expect((await emil.post(`${of(setting.who.applicationId)}/reconsider`)).status).toBe(409)

  const late = await newProcess()
  const lateId = await applyAs(office.amira, late.jobId)
  await paula.put(`/api/jobs/${late.jobId}/state`, { state: 'CLOSED' })
  expect((await emil.post(`${of(lateId)}/accept`, { closeJob: true, justification: 'The best.' })).status).toBe(409)
})
