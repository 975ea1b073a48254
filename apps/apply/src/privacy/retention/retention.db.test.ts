import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { effectsOf } from '../../effects.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { runRetention } from './run.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(query())
})
afterAll(() => office.house.close())

const query = () => office.house.database.query
const run = () => runRetention(office.house.context, false, null)
/** Moves the end of an application, its decision and its warning into the past. */
const age = async (applicationId: string, interval: string) => {
  await sql`update application set ended_at = ended_at - ${interval}::interval,
    deletion_warned_at = deletion_warned_at - ${interval}::interval where application_id = ${applicationId}`.execute(
    query(),
  )
  await sql`update application_review set decided_at = decided_at - ${interval}::interval
    where application_id = ${applicationId}`.execute(query())
}
const decide = (applicationId: string, verb: string, more?: object) =>
  office.paula.post(`/api/evaluation/applications/${applicationId}/${verb}`, more)
const reject = (applicationId: string) => decide(applicationId, 'reject', { reason: 'OTHER_REASON' })
const becomeKnown = async (applicationId: string) => {
  await sql`update application_review set known_from = now() where application_id = ${applicationId}`.execute(query())
  await effectsOf(office.house.context).decision.carryOut(applicationId, AbortSignal.timeout(60_000))
}
const report = async () => {
  const { toWarn, waiting } = (await office.ada.get('/api/admin/retention')).body
  return { toWarn, waiting }
}

/** A reopened application of a job that was filled with somebody else. */
const openedAgain = async (who: Someone) => {
  const { jobId } = await newJob(office)
  const hired = await apply(await enter(office.house, `Before${who.userId.slice(0, 8)}`), jobId)
  const applicationId = await apply(who, jobId)
  expect((await decide(hired, 'accept', {})).status).toBe(200)
  expect((await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'APPLICANT_FOUND' })).status).toBe(200)
  expect((await decide(applicationId, 'reconsider')).status).toBe(200)
  return applicationId
}

test('nobody is warned whom the warning would tell of a decision before its letter does', async () => {
  const { jobId } = await newJob(office)
  const applicationId = await apply(await enter(office.house, 'Uma'), jobId)
  expect((await reject(applicationId)).status).toBe(200)
  await age(applicationId, '5 months 20 days')
  expect([await report(), (await run()).warned]).toEqual([{ toWarn: 0, waiting: 0 }, 0])
  await becomeKnown(applicationId)
  await age(applicationId, '5 months 20 days')
  expect([await report(), (await run()).warned]).toEqual([{ toWarn: 1, waiting: 0 }, 1])
})

test('retention restarts when a reopened application ends again, with a new warning', async () => {
  const other = await openedAgain(await enter(office.house, 'Will'))
  await age(other, '5 months 20 days')
  expect(await run()).toMatchObject({ warned: 1 })
  expect((await reject(other)).status).toBe(200)
  await becomeKnown(other)
  await age(other, '5 months 20 days')
  expect(await run()).toMatchObject({ warned: 1, anonymised: 0 })
  await age(other, '29 days')
  expect(await run()).toMatchObject({ warned: 0, anonymised: 1 })
})

test('a decision that is undisclosed or taken back does not change when an application is anonymised', async () => {
  const own = await openedAgain(office.ada)
  await age(own, '5 months 20 days')
  expect(await run()).toMatchObject({ warned: 1 })
  const before = await report()
  expect((await reject(own)).status).toBe(200)
  expect(await report()).toEqual(before)
  expect((await decide(own, 'reconsider')).status).toBe(200)
  expect([await report(), (await run()).warned]).toEqual([before, 0])
  await age(own, '29 days')
  expect(await run()).toMatchObject({ warned: 0, anonymised: 1 })
})
