import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { behaviours } from './testing/ai-server.ts'
import { type AssistedGroup, openAssistedGroup } from './testing/assisted-group.ts'

let group: AssistedGroup
let jobId: string
beforeAll(async () => (group = await openAssistedGroup()))
beforeEach(async () => (jobId = await group.startOver()))
afterAll(() => group.close())

const translate = (who: Someone, body: object = { from: 'en', to: 'de' }, id = jobId) =>
  who.post(`/api/jobs/${id}/translation`, body)

const copyOf = async (who: Someone, id: string) => String((await who.post(`/api/jobs/${id}/duplicate`)).body['jobId'])

test('a translation is saved as the next version of the job, with its history', async () => {
  const { server, house, ada } = group
  server.behave(behaviours.says('<p>Wir suchen <strong>Sie</strong>.<script>x()</script></p>'))
  const kept = await translate(ada, { from: 'en', to: 'de', version: 1 })
  expect(kept).toMatchObject({
    status: 200,
    body: { jobId, descriptionDe: '<p>Wir suchen <strong>Sie</strong>.</p>', version: 2 },
  })
  expect(kept.headers.get('etag')).toBe('"2"')
  expect((await ada.get(`/api/jobs/${jobId}/details`)).body).toMatchObject({
    title: 'Doctoral candidate',
    descriptionEn: '<p>We look for <strong>you</strong>.</p>',
    descriptionDe: '<p>Wir suchen <strong>Sie</strong>.</p>',
  })
  const versions = await house.database.query
    .selectFrom('job_version')
    .select(['version', 'changed'])
    .where('job_id', '=', jobId)
    .orderBy('version')
    .execute()
  expect(versions.at(-1)).toEqual({ version: 2, changed: ['descriptionDe'] })
})

test('a translation is not saved if somebody has changed the job meanwhile', async () => {
  const { server, ada } = group
  server.behave(async (response, asked) => {
    await ada.put(`/api/jobs/${jobId}`, { title: 'Another', descriptionEn: '<p>Other</p>' })
    await behaviours.says('<p>Alt</p>')(response, asked)
  })
  expect((await translate(ada)).status).toBe(412)
  expect((await ada.get(`/api/jobs/${jobId}/details`)).body).toMatchObject({ title: 'Another', descriptionDe: '' })
})

test('a translation is not saved if the caller has left the group meanwhile', async () => {
  const { server, house, here, ada } = group
  const gina = await enter(house, 'Gina', { role: 'EMPLOYEE', groupId: here })
  server.behave(async (response, asked) => {
    await ada.delete(`/api/research-groups/${here}/members/${gina.userId}`)
    await behaviours.says('<p>Alt</p>')(response, asked)
  })
  expect((await translate(gina)).status).toBe(403)
  expect((await ada.get(`/api/jobs/${jobId}/details`)).body).toMatchObject({ descriptionDe: '', version: 1 })
})

test('an incomplete, empty or missing translation is not saved', async () => {
  const { server, ada } = group
  for (const behaviour of [
    behaviours.cuts('<p>Halb'),
    behaviours.says('<script>x()</script>'),
    behaviours.runsLong(),
    behaviours.refuses(401),
  ]) {
    server.behave(behaviour)
    expect(await translate(ada)).toMatchObject({ status: 503, body: { code: 'AI_UNAVAILABLE' } })
  }
  expect((await ada.get(`/api/jobs/${jobId}/details`)).body).toMatchObject({ descriptionDe: '', version: 1 })
  server.behave(behaviours.says('<p>Hallo</p>'))
  await translate(ada)
})

test('a text that cannot be translated is refused before the AI is called', async () => {
  const { server, house, ada, eve, calls } = group
  expect((await translate(ada, { from: 'de', to: 'en' })).status).toBe(400)
  expect((await translate(ada, { from: 'en', to: 'en' })).status).toBe(400)
  expect((await translate(ada, { from: 'en', to: 'de', version: 7 })).status).toBe(412)
  expect((await translate(eve)).status).toBe(403)
  await sql`update job set state = 'CLOSED' where job_id = ${jobId}`.execute(house.database.query)
  expect((await translate(ada)).status).toBe(409)
  expect([server.asked.length, await calls()]).toEqual([0, []])
})

test('text by a person who has turned the AI off is not sent to it by others either', async () => {
  const { server, ada, shy, calls } = group
  const words = { title: 'Doctoral candidate', descriptionEn: '<p>Call Shy Test, 0170 1234567</p>' }
  await shy.put(`/api/jobs/${jobId}`, words)
  expect(await translate(ada)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } })
  await ada.put(`/api/jobs/${jobId}`, { ...words, title: 'Another' })
  expect((await translate(ada)).status).toBe(403)
  expect([server.asked.length, await calls()]).toEqual([0, []])
  await ada.put(`/api/jobs/${jobId}`, { ...words, descriptionEn: '<p>Call us</p>' })
  expect((await translate(ada)).status).toBe(200)
})

test('nor is it when others copy the job, until they rewrite it', async () => {
  const { server, ada, shy, calls } = group
  const words = { title: 'Doctoral candidate', descriptionEn: '<p>Call Shy Test, 0170 1234567</p>' }
  await shy.put(`/api/jobs/${jobId}`, words)
  const copy = await copyOf(ada, jobId.toUpperCase())
  const copyOfCopy = await copyOf(ada, copy)
  // Changes to the original do not affect the copies.
  await ada.put(`/api/jobs/${jobId}`, { ...words, descriptionEn: '<p>Call us</p>' })
  for (const id of [copy, copyOfCopy]) expect((await translate(ada, undefined, id)).status).toBe(403)
  expect((await ada.delete(`/api/jobs/${copy}`)).status).toBe(204)
  expect((await translate(ada, undefined, copyOfCopy.toUpperCase())).status).toBe(403)
  expect([server.asked.length, await calls()]).toEqual([0, []])
  await ada.put(`/api/jobs/${copyOfCopy}`, { ...words, descriptionEn: '<p>Call us</p>' })
  expect((await translate(ada, undefined, copyOfCopy)).status).toBe(200)
})

test('when a person who has turned the AI off copies a job, only their own text is kept from it', async () => {
  const { ada, shy } = group
  const copy = await copyOf(shy, jobId)
  expect((await translate(ada, undefined, copy)).status).toBe(200)
})

test('nor is it when others publish or copy changes that the person wrote', async () => {
  const { house, here, ada, shy } = group
  const nora = await enter(house, 'Nora', { role: 'EMPLOYEE', groupId: here })
  const words = { title: 'Doctoral candidate', descriptionEn: '<p>Call us</p>', subjectArea: 'COMPUTER_SCIENCE' }
  const whole = { ...words, location: 'GARCHING', supervisingProfessorId: ada.userId }
  await ada.put(`/api/jobs/${jobId}`, whole)
  await ada.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  const change = (who: Someone, descriptionEn: string) =>
    who.put(`/api/jobs/${jobId}/revision`, { ...whole, descriptionEn })
  await change(shy, '<p>Call Shy Test, 0170 1234567</p>')
  expect((await translate(nora)).status).toBe(200)
  const copy = await house.call(`/api/jobs/${jobId}/duplicate?withChanges=true`, ada.token, { method: 'POST' })
  expect((await translate(nora, undefined, String(copy.body['jobId']))).status).toBe(403)
  const { body } = await change(ada, '<p>Call Shy Test, 0170 1234567</p>')
  expect(body).toMatchObject({ isPending: true, base: 3 })
  await ada.put(`/api/jobs/${jobId}/revision`, { ...body, base: 4 })
  const { status } = await ada.post(`/api/jobs/${jobId}/revision/publish`, { version: 2, base: 4 })
  expect([status, (await translate(nora)).status]).toEqual([200, 403])
})
