import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { statuses } from '../../jobs/testing/setting.ts'
import { crowd } from '../testing/crowd.ts'
import { type Judging, openJudging } from './testing/judging.ts'

let office: Judging
beforeAll(async () => (office = await openJudging()))
afterAll(() => office.house.close())

test('opening an application moves it into review once', async () => {
  const { newcomer, verb, eventsOf } = office
  const id = await newcomer()
  const first = await verb(id, 'open')
  expect([first.status, first.body['state'], first.body['version']]).toEqual([200, 'IN_REVIEW', 2])
  expect((await verb(id, 'open')).body).toMatchObject({ state: 'IN_REVIEW', version: 2 })
  expect(await eventsOf(id)).toEqual(['open SENT→IN_REVIEW'])
})

test('if two members decide at once, one reads that it is decided', async () => {
  const { newcomer, verb, lettersOf } = office
  const id = await newcomer()
  const replies = await Promise.all([
    verb(id, 'accept', {}),
    verb(id, 'reject', { reason: 'OTHER_REASON' }, office.paula),
  ])
  expect(statuses(replies)).toEqual([200, 409])
  expect(await lettersOf(id)).toHaveLength(1)
})

test('an old version is refused, and so is a person who may not evaluate', async () => {
  const { newcomer, verb } = office
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

const may = async (id: string, who: Someone) => (await who.get(`/api/evaluation/applications/${id}`)).body['may']

test('the member who decided, or a professor, can take a decision back until the applicant knows', async () => {
  const { house, here, paula, emil, newcomer, verb, lettersOf } = office
  const erik = await enter(house, 'Erik', { role: 'EMPLOYEE', groupId: here })
  const id = await newcomer()
  expect((await verb(id, 'reject', { reason: 'OTHER_REASON' })).body['may']).toContain('reconsider')
  expect(await may(id, paula)).toContain('reconsider')
  expect(await may(id, erik)).not.toContain('reconsider')
  expect((await verb(id, 'reconsider', undefined, erik)).status).toBe(403)
  expect((await verb(id, 'reconsider')).body).toMatchObject({ state: 'SENT', reviews: [{ letterState: 'TAKEN_BACK' }] })
  expect(await lettersOf(id)).toMatchObject([{ state: 'TAKEN_BACK' }])

  await verb(id, 'accept', {})
  expect((await verb(id, 'reconsider', undefined, paula)).status).toBe(200)
  await verb(id, 'reject', { reason: 'OTHER_REASON', notify: false })
  await house.database.query.updateTable('application_review').set({ known_from: new Date() }).execute()
  for (const who of [emil, paula]) {
    expect(await may(id, who)).not.toContain('reconsider')
    expect((await verb(id, 'reconsider', undefined, who)).status).toBe(409)
  }
})

test('a bulk action can be undone in bulk, with a result for each', async () => {
  const { newcomers, emil, paula, house } = office
  const [one = '', two = '', told = ''] = await newcomers(3)
  const send = async (action: string, more: object = {}) => {
    const body = { action, applicationIds: [one, two, told], ...more }
    return (await emil.post('/api/evaluation/applications/bulk', body)).body['results']
  }
  const state = async () => (await paula.get(`/api/evaluation/applications/${one}`)).body['state']
  await send('reject', { reason: 'OTHER_REASON' })
  await house.database.query
    .updateTable('application_review')
    .set({ known_from: new Date() })
    .where('application_id', '=', told)
    .execute()
  expect(await send('reconsider')).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }, { code: 'STATE_CONFLICT' }])
  for (const [action, undo] of [
    ['shortlist', 'unlist'],
    ['open', 'unread'],
  ] as const) {
    expect(await send(action)).toMatchObject([{ status: 200 }, { status: 200 }, {}])
    expect(await state()).not.toBe('SENT')
    expect(await send(undo)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }, { status: 409 }])
  }
})

test('accepting with closeJob fills the job when the applicant knows, and rejects the others', async () => {
  const { newcomer, newcomers, verb, eventsOf } = office
  const job = (await newJob(office, { title: 'Filled' })).jobId
  const [one = '', two = ''] = await newcomers(2, job)
  await office.house.database.query.updateTable('research_group').set({ letter_grace_minutes: 0 }).execute()
  expect((await verb(one, 'accept', { closeJob: true })).status).toBe(200)
  await office.house.database.query.updateTable('research_group').set({ letter_grace_minutes: 30 }).execute()
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
  expect(body['reviews']).toMatchObject([{ decision: 'REJECTED', reason: 'JOB_FILLED', reviewerName: '' }])
  const third = await newcomer(job)
  const refused = await verb(third, 'accept', { closeJob: true })
  expect([refused.status, refused.body['from']]).toEqual([409, 'APPLICANT_FOUND'])
  expect(await eventsOf(third)).toEqual([])
})

test('many applications can be decided at once, with a result for each', async () => {
  const { newcomers, verb, lettersOf } = office
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

test('shortlisting many adds them to the interviews of their job', async () => {
  const { newcomers } = office
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

test('a professor who applied to their own group does not read in its trail how they are judged', async () => {
  const { house, here, paula, emil, ada, newcomer, verb } = office
  const id = await newcomer()
  await house.database.query
    .updateTable('application')
    .set({ applicant_id: paula.userId })
    .where('application_id', '=', id)
    .execute()
  await emil.put(`/api/applications/${id}/ratings/mine`, { overall: -1 })
  await emil.post(`/api/applications/${id}/comments`, { text: 'Not this one.' })
  await emil.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds: [id] })
  const verdict = { reason: 'FAILED_REQUIREMENTS', justification: 'Too few papers.' }
  expect((await verb(id, 'reject', verdict)).status).toBe(200)
  const trail = async (who: Someone) =>
    JSON.stringify((await who.get(`/api/research-groups/${here}/audit?byUser=${emil.userId}&limit=100`)).body)
  expect(await trail(ada)).toContain(id)
  expect(await trail(paula)).not.toContain(id)
})
