import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effectsOf } from '../../effects.ts'
import { complete, inDays, type Office, openOffice, publish } from '../../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await sql`with fan as (insert into person (email, first_name, language)
      select 'fan' || n || '@uni.test', 'Fan' || n, case when n % 2 = 0 then 'de' else 'en' end
      from generate_series(1, 55) n returning user_id)
    insert into subscription (user_id, subject_area) select user_id, 'COMPUTER_SCIENCE' from fan`.execute(
    office.house.database.query,
  )
})
afterAll(() => office.house.close())

const announce = async (): Promise<void> => {
  const { announcement } = effectsOf(office.house.context)
  const due = office.house.due.splice(0).filter(({ kind }) => kind === 'announcement')
  for (const { id } of due) await announcement.carryOut(id, AbortSignal.timeout(60_000))
}
const lettersAbout = async (title: string) => {
  const { rows } = await sql<{ user_id: string; subject: string; text: string }>`select user_id, subject, text
    from letter where type = 'NEW_POSITION' and subject like ${`%${title}`}`.execute(office.house.database.query)
  return rows
}
const newJob = (title: string, more: object = {}) =>
  publish(office.paula, office.here, complete(office.paula, { title, ...more }))

test('everyone who subscribed hears of a new position once, in their language', async () => {
  const { jobId } = await newJob('Planner', { applicationDeadline: inDays(30) })
  await announce()
  const letters = await lettersAbout('Planner')
  expect([letters.length, new Set(letters.map(({ user_id }) => user_id)).size]).toEqual([55, 55])
  expect(letters.filter(({ subject }) => subject.startsWith('Neue Stelle')).length).toBe(27)
  expect(letters.every(({ text }) => text.includes(`/positions/${jobId}`) && text.includes('Garching'))).toBe(true)
})

test('a job that was a draft again in between is not announced twice', async () => {
  const { jobId } = await newJob('Twice')
  await announce()
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await announce()
  expect((await lettersAbout('Twice')).length).toBe(55)
})

test('a repeat after a crash goes on where the first attempt stopped', async () => {
  const { jobId } = await newJob('Crash')
  const { announcement } = effectsOf(office.house.context)
  const stop = new AbortController()
  const stopping = announcement.carryOut(jobId, stop.signal)
  stop.abort()
  await expect(stopping).rejects.toThrow('aborted')
  expect((await lettersAbout('Crash')).length).toBe(50)
  await announcement.carryOut(jobId, AbortSignal.timeout(60_000))
  await announcement.carryOut(jobId, AbortSignal.timeout(60_000))
  expect((await lettersAbout('Crash')).length).toBe(55)
  office.house.due.length = 0
})

test('of another subject, of a job that is closed already or gone, nobody hears', async () => {
  await newJob('Physics', { subjectArea: 'PHYSICS' })
  const { jobId } = await newJob('Closed')
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await announce()
  await effectsOf(office.house.context).announcement.carryOut(office.here, AbortSignal.timeout(60_000))
  expect([await lettersAbout('Physics'), await lettersAbout('Closed')]).toEqual([[], []])
})
