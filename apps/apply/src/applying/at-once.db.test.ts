import { setTimeout as pause } from 'node:timers/promises'
import { testEngine } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { lockApplication } from '../applications/get.ts'
import { lockJob } from '../jobs/get.ts'
import { name, openReferenceOffice, type ReferenceOffice, referee } from '../references/testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => {
  office = await openReferenceOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(office.house.database.query)
})
afterAll(() => office.house.close())

/** Runs `deed` while another request holds a lock on rows of an application. */
const whileHeld = async (table: 'application' | 'reference', id: string, deed: () => Promise<void>): Promise<void> => {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = office.house.database.transaction(async tx => {
    await sql`select from ${sql.table(table)} where application_id = ${id} for update`.execute(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  const begun = deed()
  await office.house.database.untilHeldUp(begun)
  done.resolve()
  await Promise.all([holder, begun])
}

const writtenAbout = async (id: string) => {
  const { rows } = await sql<{ type: string }>`select type from letter where application_id = ${id}`.execute(
    office.house.database.query,
  )
  return rows.map(({ type }) => type)
}

test.each([
  ['CLOSED', 'APPLICATION_JOB_CLOSED'],
  ['APPLICANT_FOUND', 'APPLICATION_REJECTED_JOB_FILLED'],
])('an applicant gets the e-mail even if their application is locked while the job becomes %s', async (state, type) => {
  const { jobId } = await newJob(office)
  const id = await apply(await enter(office.house, `Held${state}`), jobId)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state })
  await whileHeld('application', id, office.carryOut)
  expect(await writtenAbout(id)).toContain(type)
})

test('so is a referee who is writing', async () => {
  const { id, jobId, email } = await office.applied('Writing')
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await whileHeld('reference', id, office.carryOut)
  expect(await office.lettersTo(email)).toMatchObject([{ type: 'REFERENCE_CANCELLED' }, { type: 'REFERENCE_REQUEST' }])
})

test('a decision reconsidered while the position is filled leaves nobody on its shortlist', async () => {
  const { house, paula, emil } = office
  for (let time = 0; time < 6; time++) {
    const { jobId } = await newJob(office)
    const id = await apply(await enter(house, `Again${time}`), jobId)
    const ask = (deed: string, body?: object) => paula.post(`/api/evaluation/applications/${id}/${deed}`, body)
    const listed = { action: 'shortlist', applicationIds: [id] }
    expect((await paula.post('/api/evaluation/applications/bulk', listed)).body).toMatchObject({
      results: [{ state: 'INTERVIEW' }],
    })
    expect((await ask('reject', { reason: 'OTHER_REASON', justification: 'Too late.' })).status).toBe(200)
    const filled = async () => {
      await pause(time * 2)
      return await emil.put(`/api/jobs/${jobId}/state`, { state: 'APPLICANT_FOUND' })
    }
    const replies = await Promise.all([ask('reconsider'), filled()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await paula.get(`/api/evaluation/applications/${id}`)
    expect(['IN_REVIEW', 'REJECTED']).toContain(body['state'])
  }
})

test('referees can be removed while they are being asked', async () => {
  for (let time = 0; time < 5; time++) {
    const { jobId } = await newJob(office)
    const who = await enter(office.house, `Back${time}`)
    const id = await start(who, jobId)
    await fill(who, id)
    const named = await Promise.all(
      [1, 2, 3].map(async at => (await name(who, id, referee(`r${time}${at}@uni.example`))).body['referenceId']),
    )
    const replies = await Promise.all([
      who.post(`/api/applications/${id}/submit`),
      ...named.map(async (referenceId, at) => {
        await pause(time * 5 + at * 2)
        return await who.delete(`/api/references/${String(referenceId)}`)
      }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 204, 204, 204])
  }
})

test.runIf(testEngine === 'postgres')('a referee hands in while a member decides, and neither waits', async () => {
  const { id, jobId, key } = await office.applied('Parallel')
  const handed = await office.house.database.transaction(async tx => {
    await lockJob(tx, jobId)
    await lockApplication(tx, id)
    return await office.open(key, {
      method: 'POST',
      body: { assessment: { recommendation: 'STRONGLY', comments: 'Yes.' } },
    })
  })
  expect([handed.status, handed.body['state']]).toEqual([200, 'SUBMITTED'])
})

test('shortlisting an applicant while the position is filled causes no deadlock', async () => {
  const { jobId } = await newJob(office)
  const id = await apply(await enter(office.house, 'Circle'), jobId)
  const listed = { action: 'shortlist', applicationIds: [id] }
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = office.house.database.transaction(async tx => {
    await lockJob(tx, jobId)
    held.resolve()
    await done.promise
    await sql`set local lock_timeout = '100ms'`.execute(tx)
    await lockApplication(tx, id)
  })
  await held.promise
  const listing = office.paula.post('/api/evaluation/applications/bulk', listed)
  await office.house.database.untilHeldUp(listing)
  done.resolve()
  await holder
  expect((await listing).body).toMatchObject({ results: [{ state: 'INTERVIEW' }] })
})
