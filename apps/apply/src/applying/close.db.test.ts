import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { effectsOf } from '../effects.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { readSection } from '../privacy/export/gather.store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(office.house.database.query)).rows

const carryOut = async (): Promise<number> => {
  const effects = effectsOf(office.house.context)
  const due = office.house.due.splice(0)
  for (const { kind, id } of due) await effects[kind].carryOut(id, AbortSignal.timeout(60_000))
  return due.length
}

const lettersOf = (jobTitle: string) =>
  rowsOf(
    sql<{ type: string; address: string }>`select type, recipient_address as address from letter
      where subject like ${`%${jobTitle}%`} and type not in ('APPLICATION_SENT', 'APPLICATION_RECEIVED') order by address`,
  )

test('a job that closes ends drafts and open applications, and tells those who had applied', async () => {
  const { jobId } = await newJob(office, { title: 'Closed position' })
  const [ann, bob] = [await enter(office.house, 'Ann'), await enter(office.house, 'Bob')]
  const [sent, draft] = [await apply(ann, jobId), await start(bob, jobId)]
  const { status } = await office.emil.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect(status).toBe(200)
  expect((await ann.get(`/api/applications/${sent}`)).body).toMatchObject({ state: 'JOB_CLOSED', may: [] })
  expect((await bob.get(`/api/applications/${draft}`)).body).toMatchObject({
    state: 'JOB_CLOSED_DRAFT',
    may: ['delete'],
  })
  expect((await office.emil.get(`/api/applications/${draft}`)).status).toBe(404)
  await carryOut()
  expect(await lettersOf('Closed position')).toEqual([{ type: 'APPLICATION_JOB_CLOSED', address: ann.email }])
  const facts = await rowsOf(
    sql`select action, from_state, to_state, by_user, research_group_id from audit_event
      where object = 'application' and object_id in (${sent}, ${draft}) and action like 'close%' order by action`,
  )
  expect(facts).toEqual([
    {
      action: 'closeJob',
      from_state: 'SENT',
      to_state: 'JOB_CLOSED',
      by_user: null,
      research_group_id: office.here,
    },
    {
      action: 'closeJobDraft',
      from_state: 'SAVED',
      to_state: 'JOB_CLOSED_DRAFT',
      by_user: null,
      research_group_id: null,
    },
  ])
  expect((await bob.delete(`/api/applications/${draft}`)).status).toBe(204)
})

test('a job that is filled rejects open applications, with a review by nobody and a letter that belongs to it', async () => {
  const { jobId } = await newJob(office, { title: 'Filled position' })
  const cleo = await enter(office.house, 'Cleo')
  const id = await apply(cleo, jobId)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'APPLICANT_FOUND' })
  expect((await cleo.get(`/api/applications/${id}`)).body['state']).toBe('REJECTED')
  await carryOut()
  const reviews = await rowsOf(
    sql`select reviewer_id, decision, reason, letter.type as letter from application_review
      left join letter using (letter_id) where application_review.application_id = ${id}`,
  )
  expect(reviews).toEqual([
    {
      reviewer_id: null,
      decision: 'REJECTED',
      reason: 'JOB_FILLED',
      letter: 'APPLICATION_REJECTED_JOB_FILLED',
    },
  ])
  await carryOut()
  expect(await lettersOf('Filled position')).toHaveLength(1)
})

test('a member who closes a job learns of no draft, and does not evaluate their own application by filling it', async () => {
  const { house, here } = office
  const mona = await enter(house, 'Mona', { role: 'EMPLOYEE', groupId: here })
  const [closed, filled] = [await newJob(office), await newJob(office)]
  const draft = await start(await enter(house, 'Drafting'), closed.jobId)
  const own = await apply(mona, filled.jobId)
  await mona.put(`/api/jobs/${closed.jobId}/state`, { state: 'CLOSED' })
  await mona.put(`/api/jobs/${filled.jobId}/state`, { state: 'APPLICANT_FOUND' })
  const { rows } = await sql<{ id: string; to: string; by: string | null }>`select object_id as id, to_state as to,
      by_user as by from audit_event where object_id in (${draft}, ${own}) and to_state in ('JOB_CLOSED_DRAFT', 'REJECTED')
    order by event_id`.execute(house.database.query)
  expect(rows).toEqual([
    { id: draft, to: 'JOB_CLOSED_DRAFT', by: null },
    { id: own, to: 'REJECTED', by: null },
  ])
  const history = JSON.stringify(await readSection(house.database.query, 'history', mona.userId))
  expect([history.includes(draft), history.includes('REJECTED')]).toEqual([false, false])
  const trail = await mona.get(`/api/research-groups/${here}/audit?objectId=${own}`)
  expect(JSON.stringify(trail.body)).not.toContain('REJECTED')
})

test('five thousand applications close in a few statements, and a repeat writes no letter twice', async () => {
  const count = 5000
  const { jobId } = await newJob(office, { title: 'Crowded position' })
  const { query } = office.house.database
  const snapshot = JSON.stringify({
    profile: { firstName: 'X', lastName: 'Y', email: 'crowd@uni.example', degrees: [] },
    job: { version: 2, title: 'Crowded position', questions: [] },
  })
  await sql`with people as (insert into person (email) select 'p' || n || '@crowd.example'
      from generate_series(1, ${count}::int) n returning user_id)
    insert into application (job_id, research_group_id, applicant_id, state, submitted_at, snapshot)
    select ${jobId}, ${office.here}, user_id, 'SENT', now(), ${snapshot}::jsonb from people`.execute(query)
  expect((await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })).status).toBe(200)
  const [states] = await rowsOf(sql<{ closed: number; noted: number; owed: number }>`select
    count(*) filter (where state = 'JOB_CLOSED') as closed, count(*) filter (where owed_letter is not null) as owed,
    (select count(*) from audit_event where action = 'closeJob' and details ->> 'jobId' = ${jobId}) as noted
    from application where job_id = ${jobId}`)
  expect(states).toEqual({ closed: count, owed: count, noted: count })
  await sql`update application set owed_letter = null where application_id not in (
    select application_id from application where job_id = ${jobId} limit 120)`.execute(query)
  const { closing } = effectsOf(office.house.context)
  await Promise.all([1, 2].map(() => closing.carryOut(jobId, AbortSignal.timeout(60_000))))
  await closing.carryOut(jobId, AbortSignal.timeout(60_000))
  expect(await lettersOf('Crowded position')).toHaveLength(120)
})

test('no field and no other job reveals the state of an application', async () => {
  const [one, two] = [await newJob(office), await newJob(office)]
  const dora = await enter(office.house, 'Dora')
  const [here, there] = [await apply(dora, one.jobId), await apply(dora, two.jobId)]
  await office.paula.put(`/api/jobs/${one.jobId}/state`, { state: 'CLOSED' })
  expect((await dora.get(`/api/applications/${here}`)).body['state']).toBe('JOB_CLOSED')
  expect((await dora.get(`/api/applications/${there}`)).body['state']).toBe('SENT')
  expect((await dora.patch(`/api/applications/${there}`, { applicationId: randomUUID() })).status).toBe(400)
})
