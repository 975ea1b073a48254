import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../../test/house/cast.ts'
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

test('a job that went back to draft in between is not announced twice', async () => {
  const { jobId } = await newJob('Twice')
  await announce()
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await announce()
  expect((await lettersAbout('Twice')).length).toBe(55)
})

test('a repeat after a crash continues where the first attempt stopped', async () => {
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

test('nobody hears of a job in another subject, or of one that is closed or deleted', async () => {
  await newJob('Physics', { subjectArea: 'PHYSICS' })
  const { jobId } = await newJob('Closed')
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await announce()
  await effectsOf(office.house.context).announcement.carryOut(office.here, AbortSignal.timeout(60_000))
  expect([await lettersAbout('Physics'), await lettersAbout('Closed')]).toEqual([[], []])
})

test('a person who is erased while a position is announced gets no letter', async () => {
  const { house } = office
  const fay = await enter(house, 'Fay')
  expect((await fay.put('/api/applicants/me/subscriptions', { subjectAreas: ['PHYSICS'] })).status).toBe(200)
  const { jobId } = await newJob('Lasers', { subjectArea: 'PHYSICS' })
  const { announcement } = effectsOf(house.context)
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = house.database.transaction(async tx => {
    // Waits between reading the subscribers and writing their letters.
    await sql`lock table subject_area in access exclusive mode`.execute(tx)
    held.resolve()
    await free.promise
  })
  await held.promise
  const announcing = announcement.carryOut(jobId, AbortSignal.timeout(60_000))
  await house.database.untilHeldUp(announcing)
  const erasing = fay.delete('/api/users/me')
  await house.database.untilHeldUp(announcing, erasing)
  free.resolve()
  await Promise.all([holding, announcing])
  expect((await erasing).status).toBe(204)
  const { rows } = await sql`select state, recipient_address as address, subject from letter
    where user_id = ${fay.userId}`.execute(house.database.query)
  expect(rows).toEqual([{ state: 'TAKEN_BACK', address: '', subject: '' }])
})

test('a letter describes the job as it is when the letter leaves; one dropped while the job was a draft is written again', async () => {
  const { house, paula } = office
  const jan = await enter(house, 'Jan')
  await jan.put('/api/applicants/me/subscriptions', { subjectAreas: ['CHEMISTRY'] })
  const { jobId } = await newJob('Old words', { subjectArea: 'CHEMISTRY', applicationDeadline: inDays(30) })
  await announce()
  const mine = () =>
    house.database.query
      .selectFrom('letter')
      .select(['letter_id', 'state', 'subject', 'text'])
      .where('user_id', '=', jan.userId)
      .orderBy('written_at')
      .execute()
  const leave = async () => {
    for (const { letter_id } of await mine())
      await effectsOf(house.context).letter.carryOut(letter_id, AbortSignal.timeout(20_000))
  }
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  await leave()
  expect(await mine()).toMatchObject([{ state: 'TAKEN_BACK' }])
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await announce()
  const words = complete(paula, { title: 'New words', subjectArea: 'CHEMISTRY' })
  expect((await paula.put(`/api/jobs/${jobId}`, words)).status).toBe(200)
  await leave()
  const [, told] = await mine()
  expect(told).toMatchObject({ state: 'SENT', subject: 'New position: New words' })
  expect(told?.text).toContain('no deadline')
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  await announce()
  expect(await mine()).toHaveLength(2)
})

test('letters dropped while the group was suspended are written again when it is reopened', async () => {
  const { house, here, ada } = office
  const kai = await enter(house, 'Kai')
  await kai.put('/api/applicants/me/subscriptions', { subjectAreas: ['MEDICINE'] })
  await newJob('Hidden for a while', { subjectArea: 'MEDICINE' })
  await announce()
  const [first] = await lettersAbout('Hidden for a while')
  expect(first?.user_id).toBe(kai.userId)
  expect((await ada.post(`/api/research-groups/${here}/suspend`)).status).toBe(200)
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where user_id = ${kai.userId}`.execute(house.database.query)
  for (const { id } of rows) await effectsOf(house.context).letter.carryOut(id, AbortSignal.timeout(20_000))
  expect((await ada.post(`/api/research-groups/${here}/activate`)).status).toBe(200)
  await announce()
  const { rows: now } = await sql`select state from letter where user_id = ${kai.userId} order by written_at`.execute(
    house.database.query,
  )
  expect(now).toEqual([{ state: 'TAKEN_BACK' }, { state: 'WAITING' }])
})

test('a late letter announces open positions only, and only to people who still subscribe', async () => {
  const { house, paula } = office
  const readers = [await enter(house, 'Gita'), await enter(house, 'Hugo'), await enter(house, 'Ines')] as const
  const subscribe = (who: (typeof readers)[number], subjectAreas: readonly string[]) =>
    who.put('/api/applicants/me/subscriptions', { subjectAreas })
  for (const reader of readers) await subscribe(reader, ['MATHEMATICS'])
  const titles = ['Proofs', 'Closed', 'Drafted', 'Deleted']
  const jobs: string[] = []
  for (const title of titles) jobs.push((await newJob(title, { subjectArea: 'MATHEMATICS' })).jobId)
  const [, closed, drafted, deleted] = jobs
  await announce()
  const [gita, hugo, ines] = readers
  await subscribe(hugo, ['PHYSICS'])
  await ines.delete('/api/users/me')
  await paula.put(`/api/jobs/${closed}/state`, { state: 'CLOSED' })
  for (const jobId of [drafted, deleted]) await paula.put(`/api/jobs/${jobId}/state`, { state: 'DRAFT' })
  expect((await paula.delete(`/api/jobs/${deleted}`)).status).toBe(204)
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where type = 'NEW_POSITION' and user_id = any(${readers.map(({ userId }) => userId)}::uuid[])`.execute(
    house.database.query,
  )
  expect(rows.length).toBe(titles.length * readers.length)
  for (const { id } of rows) await effectsOf(house.context).letter.carryOut(id, AbortSignal.timeout(20_000))
  const left = await sql`select user_id as "userId", subject from letter
    where type = 'NEW_POSITION' and state <> 'TAKEN_BACK'
      and user_id = any(${readers.map(({ userId }) => userId)}::uuid[])`.execute(house.database.query)
  expect(left.rows).toEqual([{ userId: gita.userId, subject: expect.stringContaining('Proofs') }])
})
