import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../test/house/applications.ts'
import { complete, inDays, type Office, openOffice, write } from '../jobs/testing/setting.ts'
import { followHolds } from '../privacy/release.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const path = '/api/admin/legal-holds'
const reason = 'Zoe Zink has filed a lawsuit.'
const query = () => office.house.database.query
const place = (jobId: string, more: object = {}) =>
  office.ada.post(`/api/jobs/${jobId}/legal-holds`, { reason, until: inDays(60), ...more })
const placed = async (jobId: string, more: object = {}) => {
  const { status, body } = await place(jobId, more)
  expect(status).toBe(201)
  return `${path}/${String(body['legalHoldId'])}`
}
const listed = async (state: string) => (await office.ada.get(`${path}?state=${state}&limit=100`)).body['items']
const passLastDay = (jobId: string) =>
  sql`update legal_hold set until = (now() at time zone 'UTC')::date - 1 where job_id = ${jobId}
    and ended_at is null`.execute(query())
const warnings = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from letter
    where type = 'LEGAL_HOLD_ENDING' and user_id = ${office.ada.userId}`.execute(query())
  return rows[0]?.count
}

test('an administrator places a hold, changes it and ends it, and all of it stays on record without its reason', async () => {
  const { ada, paula } = office
  const { jobId } = await newJob(office)
  const hold = await placed(jobId)
  expect((await place(jobId)).body['code']).toBe('ALREADY_EXISTS')
  const changes = { reason: 'It goes on.', until: inDays(90) }
  const change = (version: number) =>
    ada.call(hold, { method: 'PUT', body: changes, headers: { 'if-match': `"${version}"` } })
  expect((await change(2)).status).toBe(412)
  expect((await change(1)).body).toMatchObject({ ...changes, isInForce: true, version: 2, madeByName: 'Ada Test' })
  expect(await listed('IN_FORCE')).toMatchObject([{ jobId, ...changes, endedAt: null }])
  expect((await ada.post(`${hold}/end`)).body).toMatchObject({ isInForce: false, endedByName: 'Ada Test' })
  expect([await listed('IN_FORCE'), await listed('ENDED')]).toMatchObject([[], [{ jobId, ...changes }]])
  for (const late of [await change(3), await ada.post(`${hold}/end`)])
    expect([late.status, late.body['code']]).toEqual([409, 'STATE_CONFLICT'])
  await placed(jobId)

  const trail = await paula.get(`/api/research-groups/${office.here}/audit?object=legalHold`)
  expect(trail.body['items']).toMatchObject([
    { action: 'place', details: { jobId } },
    { action: 'end', details: { jobId } },
    { action: 'change', details: { jobId, until: changes.until } },
    { action: 'place', details: { jobId, until: inDays(60) } },
  ])
  expect(JSON.stringify(trail.body)).not.toMatch(/lawsuit|goes on/)
})

test('a hold needs a reason and a day that is not over', async () => {
  const { jobId } = await newJob(office)
  for (const wrong of [
    { reason: ' ' },
    { reason: 'x'.repeat(1_001) },
    { until: inDays(-2) },
    { until: 'soon' },
    { by: 1 },
  ])
    expect([wrong, (await place(jobId, wrong)).status]).toEqual([wrong, 400])
  expect((await place('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await office.paula.post(`/api/jobs/${jobId}/legal-holds`, { reason, until: inDays(60) })).status).toBe(403)
})

test('a hold ends by itself after its last day, and another one can follow', async () => {
  const { jobId } = await newJob(office)
  const hold = await placed(jobId)
  await passLastDay(jobId)
  expect(await listed('ENDED')).toContainEqual(expect.objectContaining({ jobId, isInForce: false, endedByName: null }))
  expect((await office.ada.post(`${hold}/end`)).status).toBe(409)
  await placed(jobId)
  await passLastDay(jobId)
  await followHolds(office.house.context)
  const { body } = await office.ada.get(`/api/admin/audit?object=legalHold&objectId=${hold.split('/').at(-1)}`)
  expect(body['items']).toMatchObject([{ action: 'expire', byUser: null }, { action: 'place' }])
})

test('a position under a hold cannot be deleted; its group reads that, and not why', async () => {
  const { paula, ada, here } = office
  const { jobId } = await write(paula, here, complete(paula))
  const hold = await placed(jobId)
  const details = await paula.get(`/api/jobs/${jobId}/details`)
  expect(details.body).toMatchObject({ isHeld: true, may: expect.not.arrayContaining(['delete']) })
  expect(JSON.stringify(details.body)).not.toContain('lawsuit')
  const { status, body } = await paula.delete(`/api/jobs/${jobId}`)
  expect([status, body['code'], body['detail']]).toEqual([409, 'STATE_CONFLICT', expect.stringContaining('legal hold')])
  await ada.post(`${hold}/end`)
  expect((await paula.get(`/api/jobs/${jobId}/details`)).body).toMatchObject({ isHeld: false })
  expect((await paula.delete(`/api/jobs/${jobId}`)).status).toBe(204)
})

test('administrators are told once, two weeks before a hold ends, and again if a later day comes near', async () => {
  const { jobId } = await newJob(office)
  const hold = await placed(jobId, { until: inDays(40) })
  const follow = () => followHolds(office.house.context)
  const near = (days: number) =>
    sql`update legal_hold set until = (now() at time zone 'UTC')::date + ${days}::int where job_id = ${jobId}`.execute(
      query(),
    )
  const before = (await warnings()) ?? 0
  await near(15)
  await follow()
  expect(await warnings()).toBe(before)
  await near(14)
  await follow()
  await follow()
  expect(await warnings()).toBe(before + 1)
  const { rows } = await sql<{ text: string }>`select text from letter where type = 'LEGAL_HOLD_ENDING'
    order by written_at desc limit 1`.execute(query())
  expect(rows[0]?.text).toContain('/admin/legal-holds')
  expect(rows[0]?.text).not.toContain('lawsuit')
  await office.ada.put(hold, { reason, until: inDays(80) })
  await follow()
  expect(await warnings()).toBe(before + 1)
  await near(10)
  await office.ada.put('/api/users/me/notifications', {
    notifications: [{ type: 'LEGAL_HOLD_ENDING', enabled: false }],
  })
  await follow()
  expect(await warnings()).toBe(before + 1)
})
