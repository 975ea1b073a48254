import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { name, openReferenceOffice, type ReferenceOffice, referee, referencesOf } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => {
  office = await openReferenceOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(office.house.database.query)
})
afterAll(() => office.house.close())

const lettersTo = async (address: string) =>
  (
    await sql<{ type: string; state: string; waits: boolean }>`select type, state, not_before > now() as waits
      from letter where recipient_address = ${address} order by written_at`.execute(office.house.database.query)
  ).rows

/** A person who has applied with one referee. */
const applied = async (person: string) => {
  const { jobId } = await newJob(office)
  const who = await enter(office.house, person)
  const email = `referee-of-${person.toLowerCase()}@uni.example`
  const id = await start(who, jobId)
  await fill(who, id)
  const { body } = await name(who, id, referee(email))
  expect((await who.post(`/api/applications/${id}/submit`)).status).toBe(200)
  return { who, id, email, referenceId: String(body['referenceId']) }
}

test('a request waits for the grace time of the group, and shows when it leaves', async () => {
  const { who, id, email } = await applied('Patient')
  expect(await lettersTo(email)).toEqual([{ type: 'REFERENCE_REQUEST', state: 'WAITING', waits: true }])
  const [asked] = await referencesOf(who, id)
  expect(new Date(String(asked?.['requestedAt'])).getTime()).toBeGreaterThan(Date.now())
  const { body } = await name(who, id, referee('second@uni.example'))
  expect(new Date(String(body['requestedAt'])).getTime()).toBeGreaterThan(Date.now())
  expect(await lettersTo('second@uni.example')).toMatchObject([{ state: 'WAITING', waits: true }])
})

test('a referee who is no longer needed before then gets no letter at all', async () => {
  const silent = [{ type: 'REFERENCE_REQUEST', state: 'TAKEN_BACK', waits: true }]
  const removed = await applied('Remover')
  expect((await removed.who.delete(`/api/references/${removed.referenceId}`)).status).toBe(204)
  const withdrawn = await applied('Withdrawer')
  expect((await withdrawn.who.post(`/api/applications/${withdrawn.id}/withdraw`)).status).toBe(200)
  const corrected = await applied('Corrector')
  const path = `/api/references/${corrected.referenceId}`
  expect((await corrected.who.patch(path, { email: 'right@uni.example' })).status).toBe(200)
  await office.carryOut()
  for (const { email } of [removed, withdrawn, corrected]) expect(await lettersTo(email)).toEqual(silent)
  expect(await lettersTo('right@uni.example')).toMatchObject([{ state: 'WAITING', waits: true }])
})
