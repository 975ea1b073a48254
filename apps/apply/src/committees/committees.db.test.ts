import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

type Person = Office['paula']
const pathOf = (jobId: string) => `/api/jobs/${jobId}/committee`
const seatOf = ({ userId }: Person, kind = 'READER') => ({ userId, kind })
const put = (who: Person, jobId: string, seats: readonly object[], committeeOnly = false) =>
  who.put(pathOf(jobId), { committeeOnly, seats })
const codesOf = (body: Readonly<Record<string, unknown>>) =>
  (body['errors'] as readonly { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)
let count = 0
const anApplication = async (jobId: string) => {
  count += 1
  return await apply(await enter(office.house, `Applicant${count}`), jobId)
}

test('a position has no committee at first, and seats are for members, once each, with a chair if it judges alone', async () => {
  const { paula, emil, quentin } = office
  const { jobId } = await newJob(office)
  const first = await emil.get(pathOf(jobId))
  expect(first.body).toEqual({ committeeOnly: false, seats: [], counts: {}, version: 0, may: [] })
  expect((await put(emil, jobId, [])).status).toBe(403)
  const wrong = await put(paula, jobId, [seatOf(quentin), seatOf(emil), seatOf(emil)], true)
  expect(wrong.status).toBe(400)
  expect(codesOf(wrong.body)).toEqual(['/seats/0/userId NO_MEMBER', '/seats/2/userId DUPLICATE', '/seats NO_CHAIR'])

  const made = await put(paula, jobId, [seatOf(emil, 'CHAIR')], true)
  expect([made.status, made.body]).toMatchObject([
    200,
    {
      committeeOnly: true,
      version: 1,
      seats: [{ userId: emil.userId, kind: 'CHAIR', isMember: true }],
      may: ['change'],
    },
  ])
  expect((await emil.get(pathOf(jobId))).body['may']).toEqual(['change', 'lead'])
})

test('two people who change the committee do not overwrite each other', async () => {
  const { paula, emil } = office
  const { jobId } = await newJob(office)
  await put(paula, jobId, [])
  const { headers } = await paula.get(pathOf(jobId))
  const as = { 'if-match': headers.get('etag') ?? '' }
  const change = () =>
    paula.call(pathOf(jobId), { method: 'PUT', headers: as, body: { committeeOnly: false, seats: [seatOf(emil)] } })
  const statuses = (await Promise.all([change(), change()])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 412]))
})

test('where only the committee judges, others see how many applications there are, and nothing else', async () => {
  const { paula, emil, house, here } = office
  const { jobId } = await newJob(office)
  const applicationId = await anApplication(jobId)
  const rita = await enter(house, 'Rita', { role: 'EMPLOYEE', groupId: here })
  await emil.put(`/api/applications/${applicationId}/ratings/mine`, { overall: 1 })
  await put(paula, jobId, [seatOf(paula, 'CHAIR'), seatOf(rita)], true)
  const path = `/api/evaluation/applications/${applicationId}`
  expect((await emil.get(path)).status).toBe(404)
  expect((await emil.get(pathOf(jobId))).body['counts']).toEqual({ SENT: 1 })
  const step = (state: string) => emil.put(`/api/jobs/${jobId}/state`, { state })
  expect([(await step('CLOSED')).status, (await step('APPLICANT_FOUND')).status]).toEqual([403, 403])
  expect((await rita.get(path)).status).toBe(200)
  await rita.put(`/api/applications/${applicationId}/ratings/mine`, { overall: 1 })
  const { body } = await rita.get(`/api/applications/${applicationId}/ratings`)
  expect(body['summary']).toMatchObject({ average: 1, count: 2 })

  await put(paula, jobId, [seatOf(paula, 'CHAIR')])
  expect((await emil.get(path)).status).toBe(200)
})

test('an applicant who is a member without a seat keeps their own application', async () => {
  const { paula, emil } = office
  const { jobId } = await newJob(office)
  const applicationId = await apply(emil, jobId)
  await put(paula, jobId, [seatOf(paula, 'CHAIR')], true)
  expect((await emil.get(`/api/applications/${applicationId}`)).status).toBe(200)
  expect((await emil.get(`/api/evaluation/applications/${applicationId}`)).status).toBe(403)
  expect((await emil.get(pathOf(jobId))).body['counts']).toEqual({})
})

test('a stored reply is not repeated to a member who has lost sight of the applications', async () => {
  const { paula, emil } = office
  const { jobId } = await newJob(office)
  const applicationId = await anApplication(jobId)
  const open = () =>
    emil.call('/api/evaluation/applications/bulk', {
      method: 'POST',
      headers: { 'idempotency-key': 'b1f0a6a4-7a53-4c0e-8d8e-3f6a5f1d2c3b' },
      body: { action: 'open', applicationIds: [applicationId] },
    })
  expect((await open()).status).toBe(200)
  expect((await open()).status).toBe(200)
  await put(paula, jobId, [seatOf(paula, 'CHAIR')], true)
  expect((await open()).status).toBe(403)
  await put(paula, jobId, [seatOf(paula, 'CHAIR')])
  expect((await open()).status).toBe(200)
})

test('the interviews are the committee’s too: others neither see nor offer times', async () => {
  const { paula, emil } = office
  const { jobId } = await newJob(office)
  await put(paula, jobId, [seatOf(paula, 'CHAIR')], true)
  const overview = async (who: Person) =>
    ((await who.get('/api/interviews/overview')).body as unknown as readonly Record<string, string>[]).find(
      each => each['jobId'] === jobId,
    )
  const { processId } = (await overview(paula)) ?? {}
  expect(await overview(emil)).toBeUndefined()
  const slots = `/api/interviews/processes/${processId}/slots`
  const offered = { days: ['2030-05-06'], durationMinutes: 30, location: 'x', times: [{ from: '09:00', to: '09:30' }] }
  expect((await emil.post(slots, { ...offered, interviewerIds: [emil.userId] })).status).toBe(404)
  expect((await paula.post(slots, { ...offered, interviewerIds: [paula.userId] })).status).toBe(201)
})

test('the chair leads: conflicts of interest are theirs to name and lift, no longer the professors’', async () => {
  const { paula, emil, house, here } = office
  const { jobId } = await newJob(office)
  const applicationId = await anApplication(jobId)
  const rita = await enter(house, 'Rosa', { role: 'EMPLOYEE', groupId: here })
  await put(paula, jobId, [seatOf(emil, 'CHAIR')])
  const declare = (who: Person) =>
    who.post(`/api/evaluation/applications/${applicationId}/recusals`, { reason: 'Siblings.', userId: rita.userId })
  expect((await declare(paula)).status).toBe(403)
  const { status, body } = await declare(emil)
  expect(status).toBe(201)
  const recusal = `/api/recusals/${String(body['recusalId'])}`
  expect([(await paula.delete(recusal)).status, (await emil.delete(recusal)).status]).toEqual([403, 204])
})

test('the e-mail about a new application goes to the chair where only the committee judges', async () => {
  const { paula, emil, house } = office
  const { jobId, researchGroupId } = await newJob(office)
  await sql`update research_group set email = 'all@uni.test'
    where research_group_id = ${researchGroupId}`.execute(house.database.query)
  await put(paula, jobId, [seatOf(emil, 'CHAIR')], true)
  const applicationId = await anApplication(jobId)
  const { rows } = await sql<{ address: string }>`select recipient_address as address from letter
    where application_id = ${applicationId} and type = 'APPLICATION_RECEIVED'`.execute(house.database.query)
  expect(rows).toEqual([{ address: emil.email }])
})

test('a seat does not count once its holder has left the group', async () => {
  const { paula, house, here } = office
  const { jobId } = await newJob(office)
  const leo = await enter(house, 'Leo', { role: 'EMPLOYEE', groupId: here })
  await put(paula, jobId, [seatOf(paula, 'CHAIR'), seatOf(leo, 'CHAIR')])
  expect((await leo.delete(`/api/research-groups/${here}/members/me`)).status).toBe(204)
  expect((await leo.get(pathOf(jobId))).status).toBe(403)
  const { body } = await paula.get(pathOf(jobId))
  expect(body['seats']).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ userId: leo.userId, isMember: false })]),
  )
})

test('a former chair can join again, and a draft with a committee can be deleted', async () => {
  const { paula, emil, house, here } = office
  const { jobId } = await newJob(office)
  const ida = await enter(house, 'Ida', { role: 'EMPLOYEE', groupId: here })
  await put(paula, jobId, [seatOf(ida, 'CHAIR'), seatOf(emil)])
  expect((await ida.delete(`/api/research-groups/${here}/members/me`)).status).toBe(204)
  const again = { userId: ida.userId, role: 'EMPLOYEE' }
  expect((await paula.post(`/api/research-groups/${here}/members`, again)).status).toBe(201)
  expect((await ida.get(pathOf(jobId))).body['may']).toEqual(['change', 'lead'])

  const draft = await paula.post(`/api/research-groups/${here}/jobs`, { title: 'Draft' })
  const draftId = String(draft.body['jobId'])
  expect((await put(paula, draftId, [seatOf(paula, 'CHAIR')], true)).status).toBe(200)
  expect((await paula.delete(`/api/jobs/${draftId}`)).status).toBe(204)
})
