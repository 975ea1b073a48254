import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { inDays, type Office, openOffice } from '../jobs/testing/setting.ts'
import { followHolds } from './release.ts'
import { runRetention } from './retention/run.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query
const hold = async (jobId: string, reason = 'A lawsuit.') => {
  const { status, body } = await office.ada.post(`/api/jobs/${jobId}/legal-holds`, { reason, until: inDays(60) })
  expect(status).toBe(201)
  return `/api/admin/legal-holds/${String(body['legalHoldId'])}`
}
const end = async (path: string) => {
  expect((await office.ada.post(`${path}/end`)).status).toBe(200)
  await followHolds(office.house.context)
}
const kept = async (applicationId: string) => {
  const { rows } = await sql<{ name: string; city: string; documents: number; letters: number; state: string }>`select
      a.first_name as name, a.snapshot #>> '{profile,firstName}' as city, a.state,
      (select count(*) from document d where d.application_id = a.application_id) as documents,
      (select count(*) from letter l where l.application_id = a.application_id and l.user_id = a.applicant_id
        and l.recipient_address <> '') as letters
    from application a where a.application_id = ${applicationId}`.execute(query())
  return rows[0]
}

test('what a hold keeps stays when an account is erased, and goes when the hold ends', async () => {
  const nora = await enter(office.house, 'Nora')
  const [held, free] = [await newJob(office), await newJob(office)]
  const keptId = await apply(nora, held.jobId)
  const freeId = await apply(nora, free.jobId)
  const draftId = await start(nora, (await newJob(office)).jobId)
  const path = await hold(held.jobId)
  const mine = await nora.get('/api/users/me/legal-holds')
  expect(mine.body).toEqual([{ jobTitle: 'Doctoral position in data systems', until: inDays(60) }])

  expect((await nora.delete('/api/users/me')).status).toBe(204)
  expect(await kept(draftId)).toBeUndefined()
  expect(await kept(freeId)).toMatchObject({ name: '', documents: 0, letters: 0 })
  const whole = await kept(keptId)
  expect(whole).toMatchObject({ name: 'Nora', city: 'Nora', documents: 1, state: 'WITHDRAWN' })
  expect(whole?.letters).toBeGreaterThan(0)
  expect((await nora.get('/api/users/me')).status).toBe(401)
  await followHolds(office.house.context)
  expect(await kept(keptId)).toEqual(whole)

  await end(path)
  expect(await kept(keptId)).toMatchObject({ name: '', city: '', documents: 0, letters: 0 })
})

test('a hold keeps its reason while it is in force, and loses it when it has ended and its author is erased', async () => {
  const adam = await enter(office.house, 'Adam', 'ADMIN')
  const { jobId } = await newJob(office)
  const { body } = await adam.post(`/api/jobs/${jobId}/legal-holds`, { reason: 'A lawsuit.', until: inDays(9) })
  const path = `/api/admin/legal-holds/${String(body['legalHoldId'])}`
  expect((await adam.delete('/api/users/me')).status).toBe(204)
  const reasons = async () => {
    const { rows } = await sql<{ reason: string }>`select reason from legal_hold where job_id = ${jobId}`.execute(
      query(),
    )
    return rows.map(({ reason }) => reason)
  }
  expect(await reasons()).toEqual(['A lawsuit.'])
  await end(path)
  expect(await reasons()).toEqual([''])
})

test('a hold stops the warnings of deletion, and each person is warned again after it', async () => {
  const { jobId } = await newJob(office)
  const applicationId = await apply(await enter(office.house, 'Will'), jobId)
  await sql`update application set state = 'WITHDRAWN', ended_at = now() - interval '7 months',
    deletion_warned_at = now() - interval '29 days' where application_id = ${applicationId}`.execute(query())
  const path = await hold(jobId)
  expect(await runRetention(office.house.context, false, null)).toMatchObject({ warned: 0, anonymised: 0 })
  await end(path)
  expect(await runRetention(office.house.context, false, null)).toMatchObject({ warned: 1, anonymised: 0 })
  expect(await kept(applicationId)).toMatchObject({ name: 'Will' })
})
