import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effectsOf } from '../effects.ts'
import { deliverTo, name, openReferenceOffice, type ReferenceOffice, referee, referencesOf } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => {
  office = await openReferenceOffice()
  await sql`update research_group set letter_grace_minutes = 30`.execute(office.house.database.query)
})
afterAll(() => office.house.close())

const typesTo = async (address: string) => (await office.lettersTo(address)).map(({ type }) => type)
const reject = (id: string, more: object = {}) =>
  office.paula.post(`/api/evaluation/applications/${id}/reject`, { reason: 'OTHER_REASON', ...more })
const lapse = (id: string) =>
  sql`update application_review set known_from = now() where application_id = ${id}`.execute(
    office.house.database.query,
  )
const becomeKnown = async (id: string) => {
  await effectsOf(office.house.context).decision.carryOut(id, AbortSignal.timeout(60_000))
  await office.carryOut()
}

test('nobody is asked for a filled position, even before the applicant’s own letter has left', async () => {
  const { who, id, jobId, email, referenceId } = await office.applied('Filling')
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'APPLICANT_FOUND' })
  const seen = await who.get(`/api/applications/${id}`)
  expect(seen.body).toMatchObject({ state: 'SENT', job: { state: 'APPLICANT_FOUND' }, may: ['withdraw'] })
  const added = await name(who, id, referee('late@uni.example'))
  expect([added.status, added.body]).toMatchObject([
    409,
    { code: 'STATE_CONFLICT', from: 'APPLICANT_FOUND', action: 'nameReferee' },
  ])
  const moved = await who.patch(`/api/references/${referenceId}`, { email: 'late@uni.example' })
  expect([moved.status, moved.body['code']]).toEqual([409, 'STATE_CONFLICT'])
  await office.carryOut()
  expect(await typesTo('late@uni.example')).toEqual([])
  expect(await typesTo(email)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
})

test('nor for a closed one, even if an applicant who does not know of a decision asks', async () => {
  const { who, id, jobId, email } = await office.applied('Closing')
  expect((await reject(id)).status).toBe(200)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect((await who.get(`/api/applications/${id}`)).body).toMatchObject({ state: 'SENT', may: ['withdraw'] })
  const added = await name(who, id, referee('after.closing@uni.example'))
  expect([added.status, added.body]).toMatchObject([409, { from: 'CLOSED', action: 'nameReferee' }])
  await office.carryOut()
  expect(await typesTo('after.closing@uni.example')).toEqual([])
  expect((await typesTo(email)).at(-1)).toBe('REFERENCE_REQUEST')
})

test('open requests end when a decision becomes known, and not before', async () => {
  const { who, id, email, key } = await office.applied('Deciding')
  expect((await reject(id)).status).toBe(200)
  expect((await name(who, id, referee('second@uni.example'))).body).toMatchObject({ state: 'REQUESTED' })
  await deliverTo(office.house, 'second@uni.example')
  await becomeKnown(id)
  expect((await office.open(key)).body).toMatchObject({ state: 'REQUESTED' })

  await lapse(id)
  const [first] = await referencesOf(who, id)
  const moved = await who.patch(`/api/references/${String(first?.['referenceId'])}`, { email: 'third@uni.example' })
  expect([moved.status, moved.body['from']]).toEqual([409, 'REJECTED'])
  await becomeKnown(id)
  await becomeKnown(id)
  expect((await referencesOf(who, id)).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
  for (const address of [email, 'second@uni.example'])
    expect(await typesTo(address)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
  expect(await typesTo('third@uni.example')).toEqual([])
})

test('a decision without a letter ends open requests too, and keeps what was handed in', async () => {
  const [open, done] = [await office.applied('Silent'), await office.applied('Handed')]
  await office.open(done.key, { method: 'POST', body: { assessment: { recommendation: 'YES' } } })
  for (const { id } of [open, done]) {
    await reject(id, { notify: false })
    await lapse(id)
    await becomeKnown(id)
  }
  expect(await typesTo(open.email)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
  expect(await typesTo(done.email)).toEqual(['REFERENCE_REQUEST'])
  expect((await referencesOf(office.emil, done.id))[0]).toMatchObject({ state: 'SUBMITTED' })
})
