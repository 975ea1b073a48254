import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPdf } from '../documents/testing/pdfs.ts'
import { inDays } from '../jobs/testing/setting.ts'
import { assessment, letterForm, openReferenceOffice, type ReferenceOffice, referencesOf } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

test('on submission each referee gets their own link, of which only a hash is stored', async () => {
  const { id, who, key, letter, email } = await office.applied('Anna', { job: { applicationDeadline: inDays(10) } })
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
  const page = await office.open(key)
  expect([page.status, page.body]).toMatchObject([
    200,
    { state: 'REQUESTED', applicantName: 'Anna Test', confidential: true, may: ['save', 'submit', 'decline'] },
  ])
  expect(JSON.stringify(page.body)).not.toContain(email)
  expect((await office.open('x'.repeat(43))).status).toBe(404)
  expect((await office.open('short')).status).toBe(404)
})

test('a draft that was changed in another window is not overwritten', async () => {
  const { key } = await office.applied('Zita')
  const seen = (await office.open(key)).body['assessmentVersion']
  const write = (comments: string, version: unknown, method: 'PUT' | 'POST' = 'PUT') =>
    office.open(key, { method, headers: { 'if-match': `"${String(version)}"` }, body: { assessment: { comments } } })
  const here = await write('Written here.', seen)
  expect([here.status, here.body['assessment']]).toEqual([200, { comments: 'Written here.' }])
  expect((await write('Written there.', seen)).body['code']).toBe('VERSION_CONFLICT')
  expect((await write('Written there.', seen, 'POST')).body['code']).toBe('VERSION_CONFLICT')
  // The same request again: its reply was lost.
  expect((await write('Written here.', seen)).status).toBe(200)
  expect((await write('Written here, too.', here.body['assessmentVersion'])).status).toBe(200)
})

test('only the referee sees the draft; once handed in, it is final', async () => {
  const { who, id, key, referenceId } = await office.applied('Berta')
  expect((await office.open(key, { method: 'PUT', body: { assessment } })).body).toMatchObject({
    state: 'REQUESTED',
    assessment,
  })
  for (const reader of [who, office.emil]) {
    const [reference] = await referencesOf(reader, id)
    expect(reference).not.toHaveProperty('assessment')
    expect(reference).not.toHaveProperty('letter')
  }
  expect(
    (await office.open(key, { method: 'PUT', body: { assessment: { recommendation: 'MAYBE', x: 1 } } })).status,
  ).toBe(400)
  const handed = await office.open(key, { method: 'POST', body: {} })
  expect([handed.status, handed.body]).toMatchObject([200, { state: 'SUBMITTED', assessment: null, may: [] }])
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', ''],
    ['POST', '/decline'],
  ] as const)
    expect((await office.open(`${key}${path}`, { method, body: { assessment } })).body['code']).toBe('STATE_CONFLICT')
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ state: 'SUBMITTED', assessment, letter: null })
  expect((await who.patch(`/api/references/${referenceId}`, { title: 'x' })).status).toBe(409)
  expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(409)
})

test('a referee is shown the way to the advert while it is public', async () => {
  const { key, jobId } = await office.applied('Bea')
  expect((await office.open(key)).body['publicJobId']).toBe(jobId)
  await office.house.database.query.updateTable('job').set({ state: 'CLOSED' }).where('job_id', '=', jobId).execute()
  expect((await office.open(key)).body['publicJobId']).toBeNull()
})

test('an empty answer is refused', async () => {
  const { key } = await office.applied('Carla')
  for (const body of [{}, { assessment: {} }, { assessment: { comments: ' \u200B\u00A0' } }, { assessment: null }])
    expect((await office.open(key, { method: 'POST', body })).status).toBe(400)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await office.open(key, { method: 'POST', body: 'a=b', headers })).status).toBe(415)
})

test('text in a form that is not UTF-8 is refused instead of stored with replacement characters', async () => {
  const { key } = await office.applied('Uta')
  const form = [
    '--x',
    'content-disposition: form-data; name="assessment"',
    '',
    '{"comments":"gr\xfcndlich"}',
    '--x--',
    '',
  ]
  const answer = await fetch(`${office.house.address}/api/reference-letters/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(form.join('\r\n'), 'latin1'),
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { errors: [{ pointer: '/assessment', message: 'assessment is not UTF-8.' }] },
  ])
  expect((await office.open(key)).body).toMatchObject({ assessment: null })
})

test('a letter is uploaded, replaced, and handed in with an assessment', async () => {
  const { key, id } = await office.applied('Doris')
  const wrong = await office.open(key, { method: 'PUT', body: letterForm(Buffer.from('no pdf')) })
  expect([wrong.status, wrong.body['errors']]).toMatchObject([400, [{ pointer: '/letter' }]])
  await office.open(key, { method: 'PUT', body: letterForm(await newPdf()) })
  office.house.due.length = 0
  const again = await office.open(key, { method: 'PUT', body: letterForm(await newPdf(2)) })
  expect(again.body).toMatchObject({ state: 'REQUESTED', letter: { name: 'letter.pdf', pageCount: 2 } })
  expect(office.house.due.map(({ kind }) => kind)).toEqual(['file'])
  const handed = await office.open(key, { method: 'POST', body: letterForm(await newPdf(3), assessment) })
  expect(handed.body['state']).toBe('SUBMITTED')
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ assessment, letter: { type: 'REFERENCE_LETTER', pageCount: 3 } })
})

test('a referee may decline, and the draft is deleted', async () => {
  const { key, id } = await office.applied('Greta')
  await office.open(key, { method: 'PUT', body: letterForm(await newPdf(), assessment) })
  const declined = await office.open(`${key}/decline`, { method: 'POST' })
  expect([declined.status, declined.body]).toMatchObject([200, { state: 'DECLINED', letter: null, assessment: null }])
  const [reference] = await referencesOf(office.emil, id)
  expect(reference).toMatchObject({ state: 'DECLINED' })
  const { rows } = await sql`select from document join reference using (reference_id)
    where reference.application_id = ${id}`.execute(office.house.database.query)
  expect(rows).toEqual([])
})

test('a caller who guesses links is slowed down', async () => {
  const guesses = Array.from({ length: 130 }, (_, index) => office.open(`guess-${index}`))
  const replies = (await Promise.all(guesses)).map(({ status }) => status)
  expect(replies).toContain(429)
  expect(new Set(replies)).toEqual(new Set([404, 429]))
})
