import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireReferences } from './expire.ts'
import { dayMs, expiryOf } from './expiry.ts'
import { remindReferees } from './remind.ts'
import { assessment, openReferenceOffice, type ReferenceOffice, referencesOf } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

test('a referee can answer until two weeks after the deadline, or for sixty days from now', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const deadline = new Date('2026-12-01T23:00:00Z')
  expect(expiryOf(deadline, now).getTime() - deadline.getTime()).toBe(14 * dayMs)
  expect(expiryOf(null, now).getTime() - now.getTime()).toBe(60 * dayMs)
  expect(expiryOf(new Date('2026-11-01T23:00:00Z'), now).getTime() - now.getTime()).toBe(60 * dayMs)
})

test('withdrawing and closing end open requests, tell each referee once, and keep what was handed in', async () => {
  const [gone, closed] = [await office.applied('Jana'), await office.applied('Klara')]
  await gone.who.post(`/api/applications/${gone.id}/withdraw`)
  const { jobId } = closed
  const done = await office.applied('Lisa', {})
  await office.open(done.key, { method: 'POST', body: { assessment } })
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await office.paula.put(`/api/jobs/${done.jobId}/state`, { state: 'CLOSED' })
  await office.carryOut()
  await office.carryOut()
  for (const { email, key } of [gone, closed]) {
    expect((await office.lettersTo(email)).map(({ type }) => type)).toEqual([
      'REFERENCE_CANCELLED',
      'REFERENCE_REQUEST',
    ])
    expect((await office.open(key)).body['state']).toBe('CANCELLED')
  }
  expect((await office.lettersTo(done.email)).map(({ type }) => type)).toEqual(['REFERENCE_REQUEST'])
  expect((await referencesOf(office.emil, done.id))[0]).toMatchObject({ state: 'SUBMITTED', assessment })
})

test('with letters from the shortlist only, nobody is asked before the applicant is invited', async () => {
  const { paula } = office
  const { who, id, email } = await office.applied('Maria', {
    job: { lettersFromShortlistOnly: true, referenceLettersRequired: 1 },
  })
  await paula.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds: [id] })
  expect(await office.lettersTo(email)).toEqual([])
  const { body } = await paula.get(`/api/evaluation/applications/${id}`)
  const { processId } = body['interview'] as { processId: string }
  expect((await paula.post(`/api/interviews/processes/${processId}/invitations`)).status).toBe(200)
  expect((await office.lettersTo(email)).map(({ type }) => type)).toEqual(['REFERENCE_REQUEST'])
  expect((await who.get(`/api/applications/${id}`)).body).toMatchObject({
    state: 'INTERVIEW',
    references: [{ state: 'REQUESTED' }],
  })
})

test('a referee is reminded a week and a day before the end, once each, and both links open the page', async () => {
  const { email, key } = await office.applied('Nina')
  const { context, database } = office.house
  const { rows } = await sql<{ at: Date }>`select expires_at as at from reference where email = ${email}`.execute(
    database.query,
  )
  const end = rows[0]?.at.getTime() ?? 0
  const types = async () => (await office.lettersTo(email)).map(({ type }) => type)
  await remindReferees(context, new Date(end - 8 * dayMs))
  expect(await types()).toEqual(['REFERENCE_REQUEST'])
  for (const before of [7, 6.5]) await remindReferees(context, new Date(end - before * dayMs))
  expect(await types()).toEqual(['REFERENCE_REMINDER', 'REFERENCE_REQUEST'])
  for (const before of [1, 0.5]) await remindReferees(context, new Date(end - before * dayMs))
  expect(await types()).toEqual(['REFERENCE_REMINDER', 'REFERENCE_REMINDER', 'REFERENCE_REQUEST'])
  const [newest] = await office.lettersTo(email)
  expect(await Promise.all([key, newest?.key ?? ''].map(async each => (await office.open(each)).status))).toEqual([
    200, 200,
  ])
})

test('a request ends at its date, even before the expiry task runs', async () => {
  const { email, key, who, id } = await office.applied('Olga')
  const { context, database } = office.house
  await office.open(key, { method: 'PUT', body: { assessment } })
  await sql`update reference set expires_at = now() - interval '1 minute' where email = ${email}`.execute(
    database.query,
  )
  expect((await office.open(key)).body).toMatchObject({ state: 'EXPIRED', assessment: null, may: [] })
  expect((await office.open(key, { method: 'POST', body: { assessment } })).body).toMatchObject({
    code: 'STATE_CONFLICT',
    from: 'EXPIRED',
  })
  await expireReferences(context)
  expect((await referencesOf(who, id))[0]).toMatchObject({ state: 'EXPIRED' })
  const [event] = (
    await sql`select action, from_state, to_state, by_user from audit_event where object = 'reference'
      and details ->> 'applicationId' = ${id} and action = 'expire'`.execute(database.query)
  ).rows
  expect(event).toEqual({ action: 'expire', from_state: 'REQUESTED', to_state: 'EXPIRED', by_user: null })
})

test('no late letter asks a referee who is no longer needed, and a referee who was never asked gets no letter', async () => {
  const { query } = office.house.database
  const dropped = async (person: string, late: { state: string; attempts: number }) => {
    const { who, referenceId, email } = await office.applied(person)
    await sql`update letter set state = ${late.state}, attempts = ${late.attempts}, handed_over_at = null
      where recipient_address = ${email}`.execute(query)
    expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(204)
    await office.carryOut()
    const { rows } = await sql`select type, state from letter
      where recipient_address = ${email} order by type desc`.execute(query)
    return rows
  }
  const request = { type: 'REFERENCE_REQUEST', state: 'TAKEN_BACK' }
  expect(await dropped('Late', { state: 'DELAYED', attempts: 1 })).toEqual([
    request,
    { type: 'REFERENCE_CANCELLED', state: 'WAITING' },
  ])
  expect(await dropped('Later', { state: 'WAITING', attempts: 0 })).toEqual([request])
})
