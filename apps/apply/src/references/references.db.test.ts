import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdApplication } from '../applications/hold.ts'
import { shortlistApplication } from '../applications/shortlist.ts'
import { apply, fill, newJob, start } from '../applications/testing/desk.ts'
import { formWith, newPdf } from '../documents/testing/pdfs.ts'
import { effectsOf } from '../effects.ts'
import { inDays, type Office, openOffice } from '../jobs/testing/setting.ts'
import { enter, type Someone } from '../people/testing/cast.ts'
import { expireReferences } from './expire.ts'
import { dayMs, expiryOf } from './expiry.ts'
import { remindReferees } from './remind.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

const referee = (email: string, more: object = {}) => ({
  title: 'Prof.',
  firstName: 'Ruth',
  lastName: 'Referee',
  email,
  ...more,
})
const name = (who: Someone, id: string, body: object) => who.post(`/api/applications/${id}/references`, body)
const open = (key: string, options: Parameters<Someone['call']>[1] = {}) =>
  office.house.call(`/api/reference-letters/${key}`, undefined, options)

/** The letters to an address, newest first, and the key in each link. */
const lettersTo = async (address: string) => {
  const { rows } = await sql<{
    type: string
    text: string | null
    subject: string
  }>`select type, text, subject from letter
    where recipient_address = ${address} order by written_at desc`.execute(office.house.database.query)
  return rows.map(({ type, text, subject }) => ({
    type,
    text: text ?? '',
    subject,
    key: /reference-letters\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '',
  }))
}

const carryOut = async (): Promise<void> => {
  const effects = effectsOf(office.house.context)
  for (const { kind, id } of office.house.due.splice(0)) await effects[kind].carryOut(id, AbortSignal.timeout(20_000))
}

/** Someone who has applied with one referee; gives the key in the referee's link. */
const applied = async (person: string, { waive = true, job = {} }: { waive?: boolean; job?: object } = {}) => {
  const { jobId } = await newJob(office, job)
  const who = await enter(office.house, person)
  const email = `referee-of-${person.toLowerCase()}@uni.example`
  const id = await start(who, jobId)
  await fill(who, id)
  await who.patch(`/api/applications/${id}`, { consents: { waiveLetterAccess: waive } })
  const { body } = await name(who, id, referee(email))
  const { status } = await who.post(`/api/applications/${id}/submit`)
  expect(status).toBe(200)
  const [letter] = await lettersTo(email)
  return { who, id, jobId, email, referenceId: String(body['referenceId']), key: letter?.key ?? '', letter }
}

const referencesOf = async (who: Someone, id: string) => {
  const { body } = await who.get(`/api/applications/${id}/references`)
  return body['items'] as readonly Readonly<Record<string, unknown>>[]
}

const letterIdOf = (reference: Readonly<Record<string, unknown>> | undefined): string => {
  const letter = reference?.['letter'] as { documentId: string } | undefined
  return letter?.documentId ?? 'none'
}

const secret = 'Better than anyone of her year.'
const assessment = { recommendation: 'STRONGLY', comments: secret, abilities: { teamwork: 5 } }

test('a referee is named, corrected and taken back while nobody was asked', async () => {
  const { jobId } = await newJob(office)
  const zoe = await enter(office.house, 'Zoe')
  const id = await start(zoe, jobId)
  const added = await name(zoe, id, referee('ruth@uni.example'))
  expect([added.status, added.body]).toMatchObject([
    201,
    { state: 'ADDED', email: 'ruth@uni.example', confidential: null, may: ['edit', 'cancel', 'remove'] },
  ])
  expect((await name(zoe, id, referee('RUTH@uni.example'))).body['code']).toBe('ALREADY_EXISTS')
  expect((await name(zoe, id, { firstName: ' ', lastName: 'x', email: 'no' })).status).toBe(400)
  const path = `/api/references/${String(added.body['referenceId'])}`
  expect((await zoe.patch(path, { email: 'r@uni.example', version: 1 })).body).toMatchObject({
    email: 'r@uni.example',
    version: 2,
  })
  expect((await zoe.patch(path, { title: 'x', version: 1 })).status).toBe(412)
  expect(await lettersTo('r@uni.example')).toEqual([])
  const other = await enter(office.house, 'Other')
  expect((await other.patch(path, { title: 'x' })).status).toBe(403)
  expect((await other.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await office.emil.get(`/api/applications/${id}/references`)).status).toBe(404)
  expect((await zoe.delete(path)).status).toBe(204)
  expect((await zoe.delete(path)).status).toBe(404)
  expect(await referencesOf(zoe, id)).toEqual([])
})

test('when the application is sent each referee gets a link of their own, of which only a hash stays', async () => {
  const { id, who, key, letter, email } = await applied('Anna', { job: { applicationDeadline: inDays(10) } })
  expect(letter).toMatchObject({ type: 'REFERENCE_REQUEST', subject: 'Anna Test asks you for a reference' })
  expect(letter?.text).toContain('confidential')
  expect(key).toHaveLength(43)
  const [reference] = await referencesOf(who, id)
  expect(reference).toMatchObject({ state: 'REQUESTED', confidential: true })
  const { rows } = await sql<{ found: number }>`select count(*) as found from reference_key, reference
    where reference_key::text like ${`%${key}%`} or reference::text like ${`%${key}%`}`.execute(
    office.house.database.query,
  )
  expect(rows[0]?.found).toBe(0)
  const page = await open(key)
  expect([page.status, page.body]).toMatchObject([
    200,
    { state: 'REQUESTED', applicantName: 'Anna Test', confidential: true, may: ['save', 'submit', 'decline'] },
  ])
  expect(JSON.stringify(page.body)).not.toContain(email)
  expect((await open('x'.repeat(43))).status).toBe(404)
  expect((await open('short')).status).toBe(404)
})

test('the time to answer ends two weeks after the deadline, or sixty days from now', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const deadline = new Date('2026-12-01T23:00:00Z')
  expect(expiryOf(deadline, now).getTime() - deadline.getTime()).toBe(14 * dayMs)
  expect(expiryOf(null, now).getTime() - now.getTime()).toBe(60 * dayMs)
  expect(expiryOf(new Date('2026-11-01T23:00:00Z'), now).getTime() - now.getTime()).toBe(60 * dayMs)
})

test('a draft is kept for the referee alone; handed in, it is final', async () => {
  const { who, id, key, referenceId } = await applied('Berta')
  expect((await open(key, { method: 'PUT', body: { assessment } })).body).toMatchObject({
    state: 'REQUESTED',
    assessment,
  })
  for (const reader of [who, office.emil]) {
    const [reference] = await referencesOf(reader, id)
    expect(reference).not.toHaveProperty('assessment')
    expect(reference).not.toHaveProperty('letter')
  }
  expect((await open(key, { method: 'PUT', body: { assessment: { recommendation: 'MAYBE', x: 1 } } })).status).toBe(400)
  const handed = await open(key, { method: 'POST', body: {} })
  expect([handed.status, handed.body]).toMatchObject([200, { state: 'SUBMITTED', assessment: null, may: [] }])
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', ''],
    ['POST', '/decline'],
  ] as const)
    expect((await open(`${key}${path}`, { method, body: { assessment } })).body['code']).toBe('STATE_CONFLICT')
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ state: 'SUBMITTED', assessment, letter: null })
  expect((await who.patch(`/api/references/${referenceId}`, { title: 'x' })).status).toBe(409)
  expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(409)
})

test('an empty answer is none', async () => {
  const { key } = await applied('Carla')
  for (const body of [{}, { assessment: {} }, { assessment: { comments: '  ' } }, { assessment: null }])
    expect((await open(key, { method: 'POST', body })).status).toBe(400)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await open(key, { method: 'POST', body: 'a=b', headers })).status).toBe(415)
})

const letterForm = async (content: Uint8Array, words?: object) => {
  const form = formWith(content, { field: 'letter', fileName: 'letter.pdf' })
  form.delete('type')
  if (words) form.set('assessment', JSON.stringify(words))
  return form
}

test('a letter is uploaded, replaced, and handed in with an assessment', async () => {
  const { key, id } = await applied('Doris')
  const wrong = await open(key, { method: 'PUT', body: await letterForm(Buffer.from('no pdf')) })
  expect([wrong.status, wrong.body['errors']]).toMatchObject([400, [{ pointer: '/letter' }]])
  await open(key, { method: 'PUT', body: await letterForm(await newPdf()) })
  office.house.due.length = 0
  const again = await open(key, { method: 'PUT', body: await letterForm(await newPdf(2)) })
  expect(again.body).toMatchObject({ state: 'REQUESTED', letter: { name: 'letter.pdf', pageCount: 2 } })
  expect(office.house.due.map(({ kind }) => kind)).toEqual(['file'])
  const handed = await open(key, { method: 'POST', body: await letterForm(await newPdf(3), assessment) })
  expect(handed.body['state']).toBe('SUBMITTED')
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ assessment, letter: { type: 'REFERENCE_LETTER', pageCount: 3 } })
})

test('confidential words reach the group and through no operation the applicant', async () => {
  const eve = await enter(office.house, 'Eve', { role: 'PROFESSOR', groupId: office.here })
  const { who, id, key } = await applied('Eve')
  expect(who.userId).toBe(eve.userId)
  await open(key, { method: 'POST', body: await letterForm(await newPdf(), assessment) })
  const [seen] = await referencesOf(office.emil, id)
  const letterId = letterIdOf(seen)
  expect((await office.emil.get(`/api/applications/${id}/references`)).status).toBe(200)
  const readBy = async (reader: Someone) => {
    const answer = await fetch(`${office.house.address}/api/documents/${letterId}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    return answer.status
  }
  expect(await Promise.all([office.emil, office.quentin, office.ada, who].map(readBy))).toEqual([200, 403, 403, 403])
  const paths = [
    `/api/applications/${id}`,
    `/api/applications/${id}/references`,
    '/api/applications',
    `/api/users/${who.userId}/applications`,
    '/api/applicants/me/profile',
    `/api/documents/${letterId}`,
    `/api/reference-letters/${key}`,
    '/api/users/me',
  ]
  for (const path of paths) {
    const { body } = await who.get(path)
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(JSON.stringify({ ...body, instance: '' })).not.toContain(letterId)
  }
  for (const method of ['PATCH', 'DELETE'])
    expect(
      (await who.call(`/api/documents/${letterId}`, { method, ...(method === 'PATCH' && { body: {} }) })).status,
    ).toBe(403)
  const [mine] = await referencesOf(who, id)
  expect(mine).toMatchObject({ state: 'SUBMITTED', confidential: true })
  expect(mine).not.toHaveProperty('assessment')
  expect(mine).not.toHaveProperty('letter')
})

test('without the waiver the applicant reads along, and nobody changes that after it was sent', async () => {
  const { who, id, key, letter } = await applied('Frida', { waive: false })
  expect(letter?.text).toContain('not confidential')
  expect((await who.patch(`/api/applications/${id}`, { consents: { waiveLetterAccess: true } })).status).toBe(409)
  await open(key, { method: 'POST', body: await letterForm(await newPdf(), assessment) })
  const [reference] = await referencesOf(who, id)
  expect(reference).toMatchObject({ confidential: false, assessment })
  const documentId = letterIdOf(reference)
  const answer = await fetch(`${office.house.address}/api/documents/${documentId}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 500]).toEqual([200, true])
})

test('a referee may decline; what was begun is gone', async () => {
  const { key, id } = await applied('Greta')
  await open(key, { method: 'PUT', body: await letterForm(await newPdf(), assessment) })
  const declined = await open(`${key}/decline`, { method: 'POST' })
  expect([declined.status, declined.body]).toMatchObject([200, { state: 'DECLINED', letter: null, assessment: null }])
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ state: 'DECLINED' })
  const { rows } = await sql`select from document join reference using (reference_id)
    where reference.application_id = ${id}`.execute(office.house.database.query)
  expect(rows).toEqual([])
})

test('a new address gets a new link and the old one dies', async () => {
  const { who, key, referenceId } = await applied('Hanna')
  await who.patch(`/api/references/${referenceId}`, { email: 'elsewhere@uni.example' })
  const [letter] = await lettersTo('elsewhere@uni.example')
  expect((await open(key)).status).toBe(404)
  expect((await open(letter?.key ?? '')).status).toBe(200)
})

test('what a referee has begun is not behind the link to another address', async () => {
  const { who, id, key, referenceId } = await applied('Henrike')
  await open(key, { method: 'PUT', body: await letterForm(await newPdf(), assessment) })
  await who.patch(`/api/references/${referenceId}`, { email: who.email })
  const letter = (await lettersTo(who.email)).find(({ type }) => type === 'REFERENCE_REQUEST')
  const page = await open(letter?.key ?? '')
  expect([page.status, page.body]).toMatchObject([200, { state: 'REQUESTED', assessment: null, letter: null }])
  expect((await open(letter?.key ?? '', { method: 'POST', body: {} })).status).toBe(400)
  expect((await referencesOf(office.emil, id))[0]).toMatchObject({ state: 'REQUESTED' })
})

test('a draft does not exist for the group, nor do those whom it names as referees', async () => {
  const { jobId } = await newJob(office)
  const sina = await enter(office.house, 'Sina')
  const id = await start(sina, jobId)
  const { body } = await name(sina, id, referee('hidden@uni.example'))
  const path = `/api/references/${String(body['referenceId'])}`
  expect((await office.emil.patch(path, { title: 'x' })).status).toBe(404)
  expect((await office.emil.delete(path)).status).toBe(404)
  expect((await office.quentin.delete(path)).status).toBe(403)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect((await referencesOf(sina, id))[0]).toMatchObject({ state: 'CANCELLED' })
  const trail = await office.paula.get(`/api/research-groups/${office.here}/audit?limit=100`)
  expect(JSON.stringify(trail.body)).not.toContain(id)
})

test('nobody is written to at will: changes and referees are bounded', async () => {
  const { who, id, referenceId } = await applied('Quirin')
  const path = `/api/references/${referenceId}`
  const { query } = office.house.database
  await sql`update reference set version = 21 where reference_id = ${referenceId}`.execute(query)
  expect((await who.patch(path, { email: 'next@uni.example' })).body['code']).toBe('LIMIT_REACHED')
  await sql`insert into reference (application_id, state, first_name, last_name, email)
    select ${id}, 'CANCELLED', 'A', 'B', n || '@uni.example' from generate_series(1, 29) n`.execute(query)
  expect((await name(who, id, referee('more@uni.example'))).body['code']).toBe('LIMIT_REACHED')
})

test('who was asked and is taken back is told, and the link is closed', async () => {
  const { who, id, key, referenceId, email } = await applied('Inga')
  expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(204)
  await carryOut()
  expect((await lettersTo(email)).map(({ type }) => type)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
  expect((await open(key)).body).toMatchObject({ state: 'CANCELLED', may: [] })
  expect((await open(key, { method: 'POST', body: { assessment } })).status).toBe(409)
  expect((await name(who, id, referee(email))).body['state']).toBe('REQUESTED')
})

test('withdrawing and closing end open requests, tell the referees once, and leave what was handed in', async () => {
  const [gone, closed] = [await applied('Jana'), await applied('Klara')]
  await gone.who.post(`/api/applications/${gone.id}/withdraw`)
  const { jobId } = closed
  const done = await applied('Lisa', {})
  await open(done.key, { method: 'POST', body: { assessment } })
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await office.paula.put(`/api/jobs/${done.jobId}/state`, { state: 'CLOSED' })
  await carryOut()
  await carryOut()
  for (const { email, key } of [gone, closed]) {
    expect((await lettersTo(email)).map(({ type }) => type)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
    expect((await open(key)).body['state']).toBe('CANCELLED')
  }
  expect((await lettersTo(done.email)).map(({ type }) => type)).toEqual(['REFERENCE_REQUEST'])
  expect((await referencesOf(office.emil, done.id))[0]).toMatchObject({ state: 'SUBMITTED', assessment })
})

test('letters from the shortlist only: nobody is asked before', async () => {
  const { who, id, email } = await applied('Maria', {
    job: { lettersFromShortlistOnly: true, referenceLettersRequired: 1 },
  })
  expect(await lettersTo(email)).toEqual([])
  await office.house.database.transaction(async tx =>
    shortlistApplication(tx, office.house.context, await holdApplication(tx, id), {
      by: office.paula.userId,
      at: new Date(),
    }),
  )
  expect((await lettersTo(email)).map(({ type }) => type)).toEqual(['REFERENCE_REQUEST'])
  expect((await who.get(`/api/applications/${id}`)).body).toMatchObject({
    state: 'INTERVIEW',
    references: [{ state: 'REQUESTED' }],
  })
})

test('a referee is reminded a week and a day before the end, each once, and both links open the page', async () => {
  const { email, key } = await applied('Nina')
  const { context, database } = office.house
  const { rows } = await sql<{ at: Date }>`select expires_at as at from reference where email = ${email}`.execute(
    database.query,
  )
  const end = rows[0]?.at.getTime() ?? 0
  const types = async () => (await lettersTo(email)).map(({ type }) => type)
  await remindReferees(context, new Date(end - 8 * dayMs))
  expect(await types()).toEqual(['REFERENCE_REQUEST'])
  for (const before of [7, 6.5]) await remindReferees(context, new Date(end - before * dayMs))
  expect(await types()).toEqual(['REFERENCE_REMINDER', 'REFERENCE_REQUEST'])
  for (const before of [1, 0.5]) await remindReferees(context, new Date(end - before * dayMs))
  expect(await types()).toEqual(['REFERENCE_REMINDER', 'REFERENCE_REMINDER', 'REFERENCE_REQUEST'])
  const [newest] = await lettersTo(email)
  expect(await Promise.all([key, newest?.key ?? ''].map(async each => (await open(each)).status))).toEqual([200, 200])
})

test('past its time a request is over, also before the clock has come round', async () => {
  const { email, key, who, id } = await applied('Olga')
  const { context, database } = office.house
  await open(key, { method: 'PUT', body: { assessment } })
  await sql`update reference set expires_at = now() - interval '1 minute' where email = ${email}`.execute(
    database.query,
  )
  expect((await open(key)).body).toMatchObject({ state: 'EXPIRED', assessment: null, may: [] })
  expect((await open(key, { method: 'POST', body: { assessment } })).body).toMatchObject({
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

test('whoever guesses links is slowed down', async () => {
  const guesses = Array.from({ length: 130 }, (_, index) => open(`guess-${index}`))
  const replies = (await Promise.all(guesses)).map(({ status }) => status)
  expect(replies).toContain(429)
  expect(new Set(replies)).toEqual(new Set([404, 429]))
})

test('an application that was sent by one and its references are nobody else’s', async () => {
  const { id, referenceId } = await applied('Paul')
  const other = await enter(office.house, 'Other')
  expect((await other.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await office.ada.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await other.delete(`/api/references/${referenceId}`)).status).toBe(403)
  expect(await apply(other, (await newJob(office)).jobId)).toMatch(/^[\da-f-]{36}$/)
})
