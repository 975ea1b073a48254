import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../applications/testing/desk.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { enter } from '../../people/testing/cast.ts'
import { runRetention } from './run.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(query())
})
afterAll(() => office.house.close())

const query = () => office.house.database.query
const run = () => runRetention(office.house.context, false, null)
/** So much time passes for the end of an application and for the warning of it. */
const age = (applicationId: string, interval: string) =>
  sql`update application set ended_at = ended_at - ${interval}::interval,
    deletion_warned_at = deletion_warned_at - ${interval}::interval where application_id = ${applicationId}`.execute(
    query(),
  )
const reject = (applicationId: string) =>
  office.paula.post(`/api/evaluation/applications/${applicationId}/reject`, { reason: 'OTHER_REASON' })
const becomeKnown = (applicationId: string) =>
  sql`update application_review set known_from = now() where application_id = ${applicationId}`.execute(query())

test('nobody is warned who would learn by it of a decision that its letter has not told yet', async () => {
  const { jobId } = await newJob(office)
  const applicationId = await apply(await enter(office.house, 'Uma'), jobId)
  expect((await reject(applicationId)).status).toBe(200)
  await age(applicationId, '5 months 20 days')
  const counted = async () => (await office.ada.get('/api/admin/retention')).body['toWarn']
  expect([await counted(), (await run()).warned]).toEqual([0, 0])
  await becomeKnown(applicationId)
  expect([await counted(), (await run()).warned]).toEqual([1, 1])
})

test('an application that ends once more is announced anew before it goes', async () => {
  const { jobId } = await newJob(office)
  const [hired, other] = [
    await apply(await enter(office.house, 'Vera'), jobId),
    await apply(await enter(office.house, 'Will'), jobId),
  ]
  await office.paula.post(`/api/evaluation/applications/${hired}/accept`, { closeJob: true })
  expect((await office.paula.post(`/api/evaluation/applications/${other}/reconsider`)).status).toBe(200)
  await age(other, '5 months 20 days')
  expect(await run()).toMatchObject({ warned: 1 })
  expect((await reject(other)).status).toBe(200)
  await becomeKnown(other)
  await age(other, '5 months 20 days')
  expect(await run()).toMatchObject({ warned: 1, anonymised: 0 })
  await age(other, '29 days')
  expect(await run()).toMatchObject({ warned: 0, anonymised: 1 })
})
