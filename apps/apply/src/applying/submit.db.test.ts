import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { inDays, type Office, openOffice, pointers, statuses } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

type Letter = {
  readonly type: string
  readonly address: string
  readonly subject: string
  readonly text: string | null
}
const letters = async (): Promise<readonly Letter[]> => {
  const { rows } = await sql<Letter>`select type, recipient_address as address, subject, text from letter
    order by type, recipient_address`.execute(office.house.database.query)
  return rows
}
const lettersOf = async (title: string) => (await letters()).filter(({ subject }) => subject.includes(title))

const states = async (jobId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ state: string }>`select state from application where job_id = ${jobId}
    order by state`.execute(office.house.database.query)
  return rows.map(({ state }) => state)
}

const question = (textEn: string) => ({ textEn, textDe: '', kind: 'TEXT', required: true })

test('everything that is missing is reported at once', async () => {
  const { jobId } = await newJob(office, { questions: [question('Which language?')], referenceLettersRequired: 2 })
  const token = await office.house.issuer.sign({ sub: 'nameless' })
  const post = (path: string) => office.house.call(path, token, { method: 'POST' })
  const { body: draft } = await post(`/api/jobs/${jobId}/applications`)
  const [asked] = draft['questions'] as readonly { questionId: string }[]
  const path = `/api/applications/${String(draft['applicationId'])}`
  await office.house.call(path, token, { method: 'PATCH', body: { motivation: '<p> </p>' } })
  const { status, body } = await post(`${path}/submit`)
  expect(status).toBe(400)
  expect(pointers(body)).toEqual(
    [
      '/profile/lastName',
      '/profile/email',
      '/profile/degrees',
      '/motivation',
      '/documents',
      '/references',
      `/answers/${asked?.questionId}`,
    ].toSorted(),
  )
  expect((await office.house.call(path, token)).body['state']).toBe('SAVED')
})

test('a complete application is sent: frozen, confirmed to the applicant, announced to the group, recorded', async () => {
  const { jobId } = await newJob(office, { title: 'Frozen position' })
  const max = await enter(office.house, 'Max')
  const id = await apply(max, jobId)
  const before = (await max.get(`/api/applications/${id}`)).body
  expect(before).toMatchObject({
    state: 'SENT',
    jobVersion: 2,
    profile: { firstName: 'Max', degrees: [{ germanGrade: 1.5 }] },
  })
  const written = await lettersOf('Frozen position')
  expect(written.map(({ type, address }) => [type, address])).toEqual([
    ['APPLICATION_RECEIVED', office.paula.email],
    ['APPLICATION_SENT', max.email],
  ])
  await max.put('/api/applicants/me/profile', { firstName: 'Moritz', email: 'other@home.example', degrees: [] })
  await max.patch('/api/users/me', { lastName: 'Changed' })
  const edited = await office.paula.get(`/api/jobs/${jobId}/details`)
  await office.paula.put(`/api/jobs/${jobId}`, { ...edited.body, title: 'Another title' })
  expect((await max.get(`/api/applications/${id}`)).body).toEqual(before)
  expect((await office.emil.get(`/api/applications/${id}`)).body['profile']).toEqual(before['profile'])
  const seen = await max.get(`/api/jobs/${jobId}`)
  expect(seen.body['title']).toBe('Frozen position')
  const { rows } = await sql`select action, from_state, to_state, research_group_id from audit_event
    where object_id = ${id} and action = 'submit'`.execute(office.house.database.query)
  expect(rows).toEqual([{ action: 'submit', from_state: 'SAVED', to_state: 'SENT', research_group_id: office.here }])
})

test('a group with its own address is written to there', async () => {
  const { jobId } = await newJob(office, { title: 'Addressed position' })
  await office.paula.patch(`/api/research-groups/${office.here}`, { email: 'group@uni.example' })
  await apply(await enter(office.house, 'Nora'), jobId)
  await office.paula.patch(`/api/research-groups/${office.here}`, { email: '' })
  const received = (await lettersOf('Addressed position')).find(({ type }) => type === 'APPLICATION_RECEIVED')
  expect(received?.address).toBe('group@uni.example')
})

test('an application is sent once: a second time, by somebody else, in an old version or to a closed job is refused', async () => {
  const { jobId } = await newJob(office)
  const [zoe, other] = [await enter(office.house, 'Zoe'), await enter(office.house, 'Other')]
  const id = await start(zoe, jobId)
  await fill(zoe, id)
  const submit = `/api/applications/${id}/submit`
  expect((await other.post(submit)).status).toBe(403)
  expect((await office.quentin.post(submit)).status).toBe(403)
  expect((await office.paula.post(submit)).status).toBe(404)
  expect((await zoe.post(submit, { version: 1 })).status).toBe(412)
  const replies = await Promise.all(Array.from({ length: 5 }, () => zoe.post(submit)))
  expect(statuses(replies)).toEqual([200, 409, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ from: 'SENT', action: 'submit' })
  expect((await zoe.patch(`/api/applications/${id}`, { skills: 'x' })).status).toBe(409)
  const { jobId: closing } = await newJob(office, { applicationDeadline: inDays(1) })
  const late = await start(zoe, closing)
  await fill(zoe, late)
  await sql`update job set application_deadline = ${inDays(-1)} where job_id = ${closing}`.execute(
    office.house.database.query,
  )
  const { status, body } = await zoe.post(`/api/applications/${late}/submit`)
  expect([status, body['detail']]).toEqual([409, 'The deadline for applications has passed.'])
})

test('sending and closing at once: one wins completely', async () => {
  const people = await Promise.all(['A1', 'A2', 'A3', 'A4'].map(name => enter(office.house, name)))
  const { jobId } = await newJob(office)
  const cv = await newPdf()
  const drafts = await Promise.all(
    people.map(async who => {
      const id = await start(who, jobId)
      await fill(who, id, cv)
      return [who, id] as const
    }),
  )
  const [closed, ...sent] = await Promise.all([
    office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' }),
    ...drafts.map(([who, id]) => who.post(`/api/applications/${id}/submit`)),
  ])
  expect(closed?.status).toBe(200)
  const winners = sent.filter(({ status }) => status === 200).length
  expect(sent.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await states(jobId)).toEqual([
    ...Array.from({ length: winners }, () => 'JOB_CLOSED'),
    ...Array.from({ length: 4 - winners }, () => 'JOB_CLOSED_DRAFT'),
  ])
})

test('an answer to a removed question is dropped, and a new required one is asked for', async () => {
  const { jobId } = await newJob(office, { questions: [question('Old?')] })
  const ben = await enter(office.house, 'Ben')
  const { body: draft } = await ben.post(`/api/jobs/${jobId}/applications`)
  const id = String(draft['applicationId'])
  const [old] = draft['questions'] as readonly { questionId: string }[]
  await fill(ben, id)
  await ben.patch(`/api/applications/${id}`, { answers: { [old?.questionId ?? '']: 'yes' } })
  const { body: job } = await office.paula.get(`/api/jobs/${jobId}/details`)
  const asked = await office.paula.put(`/api/jobs/${jobId}`, { ...job, questions: [question('New?')] })
  const [fresh] = asked.body['questions'] as readonly { questionId: string }[]
  const refused = await ben.post(`/api/applications/${id}/submit`)
  expect([refused.status, pointers(refused.body)]).toEqual([400, [`/answers/${fresh?.questionId}`]])
  await office.paula.put(`/api/jobs/${jobId}`, { ...asked.body, questions: [] })
  const sent = await ben.post(`/api/applications/${id}/submit`)
  expect([sent.status, sent.body['answers']]).toEqual([200, {}])
})

test('the same Idempotency-Key sends once and returns the same answer', async () => {
  const { jobId } = await newJob(office)
  const ida = await enter(office.house, 'Ida')
  const id = await start(ida, jobId)
  await fill(ida, id)
  const send = () =>
    ida.call(`/api/applications/${id}/submit`, { method: 'POST', headers: { 'idempotency-key': 'send it' } })
  const [one, two] = [await send(), await send()]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.body).toEqual(one.body)
})

test('an application can be withdrawn until it is decided, and the group gets an e-mail', async () => {
  const { jobId } = await newJob(office, { title: 'Left position' })
  const lea = await enter(office.house, 'Lea')
  const draft = await start(lea, jobId)
  expect((await lea.post(`/api/applications/${draft}/withdraw`)).body).toMatchObject({
    code: 'STATE_CONFLICT',
    from: 'SAVED',
  })
  const id = await apply(lea, jobId)
  expect((await office.amira.post(`/api/applications/${id}/withdraw`)).status).toBe(403)
  const { status, body } = await lea.post(`/api/applications/${id}/withdraw`)
  expect([status, body['state'], body['may']]).toEqual([200, 'WITHDRAWN', []])
  expect((await lea.post(`/api/applications/${id}/withdraw`)).status).toBe(409)
  const told = (await lettersOf('Left position')).filter(({ type }) => type === 'APPLICATION_WITHDRAWN')
  expect(told.map(({ address }) => address)).toEqual([office.paula.email])
  expect((await lea.post(`/api/jobs/${jobId}/applications`)).body).toMatchObject({ state: 'WITHDRAWN' })
})

test('a job with an application cannot be deleted, and one with a sent application cannot be unpublished', async () => {
  const { jobId } = await newJob(office)
  const kim = await enter(office.house, 'Kim')
  const id = await start(kim, jobId)
  expect((await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })).status).toBe(200)
  expect((await office.paula.delete(`/api/jobs/${jobId}`)).body['code']).toBe('STATE_CONFLICT')
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await fill(kim, id)
  await upload(kim, id, await newPdf(), { type: 'OTHER' })
  await kim.post(`/api/applications/${id}/submit`)
  expect((await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })).body).toMatchObject({
    code: 'STATE_CONFLICT',
    action: 'unpublish',
  })
})
