import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../applications/testing/desk.ts'
import { type Office, openOffice, statuses } from '../../jobs/testing/setting.ts'
import type { Someone } from '../../people/testing/cast.ts'
import { crowd } from '../testing/crowd.ts'

let office: Office
let jobId: string

beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office, { title: 'Alpha' })).jobId
  await office.house.database.query.updateTable('research_group').set({ letter_grace_minutes: 30 }).execute()
})
afterAll(() => office.house.close())

let named = 0
const newcomers = (count: number, job = jobId) =>
  crowd(office.house, { jobId: job, groupId: office.here, count, name: `New${++named}x` })
const newcomer = async (job = jobId): Promise<string> => (await newcomers(1, job))[0] ?? ''
const verb = (id: string, name: string, body?: object, who: Someone = office.emil) =>
  who.post(`/api/evaluation/applications/${id}/${name}`, body)

const lettersOf = async (applicationId: string) =>
  await office.house.database.query
    .selectFrom('letter')
    .innerJoin('application_review', 'application_review.letter_id', 'letter.letter_id')
    .select([
      'letter.letter_id',
      'letter.type',
      'letter.state',
      'letter.not_before',
      'letter.written_at',
      'letter.text',
    ])
    .where('application_review.application_id', '=', applicationId)
    .execute()

const eventsOf = async (objectId: string) =>
  (
    await office.house.database.query
      .selectFrom('audit_event')
      .select(['action', 'from_state', 'to_state'])
      .where('object_id', '=', objectId)
      .orderBy('event_id')
      .execute()
  ).map(({ action, from_state, to_state }) => `${action} ${from_state}→${to_state}`)

test('opening takes an application into review once', async () => {
  const id = await newcomer()
  const first = await verb(id, 'open')
  expect([first.status, first.body['state'], first.body['version']]).toEqual([200, 'IN_REVIEW', 2])
  expect((await verb(id, 'open')).body).toMatchObject({ state: 'IN_REVIEW', version: 2 })
  expect(await eventsOf(id)).toEqual(['open SENT→IN_REVIEW'])
})

test('an acceptance leaves a review and a letter that waits for the grace time', async () => {
  const id = await newcomer()
  const { status, body, headers } = await verb(id, 'accept', { message: 'Welcome aboard!' })
  expect([status, body['state'], headers.get('etag')]).toEqual([200, 'ACCEPTED', '"2"'])
  expect(body['reviews']).toMatchObject([
    {
      decision: 'ACCEPTED',
      reason: null,
      message: 'Welcome aboard!',
      letterState: 'WAITING',
      reviewerName: 'Emil Test',
    },
  ])
  const [letter] = await lettersOf(id)
  expect(letter).toMatchObject({ type: 'APPLICATION_ACCEPTED', text: expect.stringContaining('Welcome aboard!') })
  expect((letter?.not_before.getTime() ?? 0) - (letter?.written_at.getTime() ?? 0)).toBeGreaterThan(29 * 60_000)
  expect((await verb(id, 'accept', {})).body).toMatchObject({ code: 'STATE_CONFLICT', from: 'ACCEPTED' })
})

test.each(['JOB_FILLED', 'JOB_OUTDATED', 'FAILED_REQUIREMENTS', 'OTHER_REASON'])(
  'a rejection because of %s has its own letter',
  async reason => {
    const id = await newcomer()
    expect((await verb(id, 'reject', { reason })).body).toMatchObject({ state: 'REJECTED', reviews: [{ reason }] })
    expect(await lettersOf(id)).toMatchObject([{ type: `APPLICATION_REJECTED_${reason}` }])
  },
)

test('without notice there is a review and no letter', async () => {
  const id = await newcomer()
  expect((await verb(id, 'reject', { reason: 'OTHER_REASON', notify: false })).body).toMatchObject({
    reviews: [{ letterState: null }],
  })
  expect(await lettersOf(id)).toEqual([])
  expect((await verb(id, 'reconsider', undefined, office.paula)).status).toBe(409)
  expect((await verb(id, 'take-back')).status).toBe(404)
})

test('a professor takes a decision back while its letter waits, and not later', async () => {
  const id = await newcomer()
  await verb(id, 'reject', { reason: 'OTHER_REASON' })
  expect((await verb(id, 'reconsider')).status).toBe(403)
  const { status, body } = await verb(id, 'reconsider', undefined, office.paula)
  expect([status, body['state']]).toEqual([200, 'IN_REVIEW'])
  expect(body['reviews']).toMatchObject([{ letterState: 'TAKEN_BACK', reconsideredAt: expect.any(String) }])
  await verb(id, 'accept', {})
  await office.house.database.query
    .updateTable('application_review')
    .set({ known_from: new Date() })
    .where('application_id', '=', id)
    .execute()
  const late = await verb(id, 'reconsider', undefined, office.paula)
  expect([late.status, late.body['code']]).toEqual([409, 'STATE_CONFLICT'])
  expect(await eventsOf(id)).toEqual([
    'reject SENT→REJECTED',
    'reconsider REJECTED→IN_REVIEW',
    'accept IN_REVIEW→ACCEPTED',
  ])
})

test('a letter can be taken back without the decision, which can then still be opened again', async () => {
  const id = await newcomer()
  await verb(id, 'accept', {})
  expect((await verb(id, 'take-back')).body).toMatchObject({ decision: 'ACCEPTED', letterState: 'TAKEN_BACK' })
  expect((await verb(id, 'take-back')).status).toBe(409)
  const trail = await office.paula.get(`/api/research-groups/${office.here}/audit?limit=100`)
  expect(
    (trail.body['items'] as readonly Readonly<Record<string, unknown>>[]).filter(({ object }) => object === 'letter'),
  ).toContainEqual(
    expect.objectContaining({ action: 'takeBack', details: expect.objectContaining({ applicationId: id }) }),
  )
  const { body } = await office.paula.get(`/api/evaluation/applications/${id}`)
  expect([body['state'], body['may']]).toEqual(['ACCEPTED', ['reconsider', 'rate', 'comment']])
  expect((await verb(id, 'reconsider', undefined, office.paula)).body).toMatchObject({ state: 'IN_REVIEW' })
})

test('a preview is what will be sent', async () => {
  const id = await newcomer()
  const asked = { decision: 'REJECTED', reason: 'JOB_OUTDATED', message: 'Dear <b>you</b>' }
  const { status, body } = await verb(id, 'letter-preview', asked)
  expect(status).toBe(200)
  // Where it goes is settled when it leaves.
  expect(body['to']).toEqual({ name: expect.stringMatching(/\S/) })
  await verb(id, 'reject', { reason: asked.reason, message: asked.message })
  expect(await lettersOf(id)).toMatchObject([{ text: body['text'] }])
  expect((await verb(id, 'letter-preview', { decision: 'REJECTED' })).status).toBe(400)
  expect((await verb(id, 'letter-preview', { decision: 'ACCEPTED', reason: 'OTHER_REASON' })).status).toBe(400)
})

test('accepting with closeJob fills the job and rejects the others in the same breath', async () => {
  const job = (await newJob(office, { title: 'Filled' })).jobId
  const [one = '', two = ''] = await newcomers(2, job)
  expect((await verb(one, 'accept', { closeJob: true })).status).toBe(200)
  const states = await office.house.database.query
    .selectFrom('application')
    .select('state')
    .where('application_id', 'in', [one, two])
    .orderBy('state')
    .execute()
  expect(states.map(({ state }) => state)).toEqual(['ACCEPTED', 'REJECTED'])
  const { state } = await office.house.database.query
    .selectFrom('job')
    .select('state')
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow()
  expect(state).toBe('APPLICANT_FOUND')
  const { body } = await office.paula.get(`/api/evaluation/applications/${two}`)
  expect(body['reviews']).toMatchObject([{ decision: 'REJECTED', reason: 'JOB_FILLED', reviewerName: 'Emil Test' }])
  const third = await newcomer(job)
  const refused = await verb(third, 'accept', { closeJob: true })
  expect([refused.status, refused.body['from']]).toEqual([409, 'APPLICANT_FOUND'])
  expect(await eventsOf(third)).toEqual([])
})

test('many are decided about at once, each answered for itself', async () => {
  const [one = '', two = '', three = ''] = await newcomers(3)
  await verb(two, 'accept', { notify: false })
  const nobody = randomUUID()
  const there = (
    await newJob(
      { ...office, here: office.there, paula: office.quentin },
      { supervisingProfessorId: office.quentin.userId },
    )
  ).jobId
  const [foreign = ''] = await crowd(office.house, { jobId: there, groupId: office.there, count: 1, name: 'Foreign' })
  const key = { 'idempotency-key': 'bulk 1' }
  const body = { action: 'reject', reason: 'OTHER_REASON', applicationIds: [three, nobody, two, foreign, one] }
  const send = () => office.emil.call('/api/evaluation/applications/bulk', { method: 'POST', body, headers: key })
  const first = await send()
  expect(first.body['results']).toMatchObject([
    { applicationId: three, status: 200, state: 'REJECTED' },
    { applicationId: nobody, status: 404, code: 'NOT_FOUND' },
    { applicationId: two, status: 409, code: 'STATE_CONFLICT' },
    { applicationId: foreign, status: 403, code: 'ACCESS_DENIED' },
    { applicationId: one, status: 200, state: 'REJECTED' },
  ])
  expect((await send()).body).toEqual(first.body)
  expect([(await lettersOf(one)).length, (await lettersOf(three)).length]).toEqual([1, 1])
  const missing = await office.emil.post('/api/evaluation/applications/bulk', {
    action: 'reject',
    applicationIds: [one],
  })
  expect(missing.status).toBe(400)
})

test('shortlisting many brings them to the interviews of their job', async () => {
  const ids = await newcomers(2)
  const { body } = await office.emil.post('/api/evaluation/applications/bulk', {
    action: 'shortlist',
    applicationIds: ids,
  })
  expect(body['results']).toMatchObject([
    { status: 200, state: 'INTERVIEW' },
    { status: 200, state: 'INTERVIEW' },
  ])
})

test('of two who decide at once one is told that it is decided', async () => {
  const id = await newcomer()
  const replies = await Promise.all([
    verb(id, 'accept', {}),
    verb(id, 'reject', { reason: 'OTHER_REASON' }, office.paula),
  ])
  expect(statuses(replies)).toEqual([200, 409])
  expect(await lettersOf(id)).toHaveLength(1)
})

test('an old version is refused, and so is whoever may not judge', async () => {
  const id = await newcomer()
  expect((await verb(id, 'accept', { version: 7 })).status).toBe(412)
  for (const who of [office.quentin, office.ada, office.amira])
    expect((await verb(id, 'open', undefined, who)).status).toBe(403)
  await office.house.database.query
    .updateTable('application')
    .set({ applicant_id: office.emil.userId })
    .where('application_id', '=', id)
    .execute()
  for (const [name, body] of [
    ['open', undefined],
    ['accept', {}],
    ['reject', { reason: 'OTHER_REASON' }],
  ] as const)
    expect((await verb(id, name, body)).status).toBe(403)
  await office.house.database.query.deleteFrom('application').where('application_id', '=', id).execute()
})

test('a professor who has applied to the own group does not read in its trail how it is judged', async () => {
  const { house, here, paula, emil, ada } = office
  const id = await newcomer()
  await house.database.query
    .updateTable('application')
    .set({ applicant_id: paula.userId })
    .where('application_id', '=', id)
    .execute()
  await emil.put(`/api/applications/${id}/ratings/mine`, { overall: -1 })
  await emil.post(`/api/applications/${id}/comments`, { text: 'Not this one.' })
  await emil.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds: [id] })
  expect((await verb(id, 'reject', { reason: 'FAILED_REQUIREMENTS' })).status).toBe(200)
  const trail = async (who: Someone) =>
    JSON.stringify((await who.get(`/api/research-groups/${here}/audit?byUser=${emil.userId}&limit=100`)).body)
  expect(await trail(ada)).toContain(id)
  expect(await trail(paula)).not.toContain(id)
})
