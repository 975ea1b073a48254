import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete, type Office, openOffice, pointers, publish, statuses, write } from './testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

test('an edit replaces all editable fields', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, complete(paula, { researchArea: 'Databases', contractMonths: 36 }))
  const { body } = await paula.put(`/api/jobs/${jobId}`, { title: 'Only this' })
  expect(body).toMatchObject({
    title: 'Only this',
    researchArea: '',
    contractMonths: null,
    descriptionEn: '',
    version: 2,
  })
})

test('if several edit the same version at once, exactly one succeeds', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, { title: 'Race' })
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) => paula.put(`/api/jobs/${jobId}`, { title: `Race ${number}`, version: 1 })),
  )
  expect(statuses(replies)).toEqual([200, ...Array<number>(9).fill(412)])
  const winner = replies.find(({ status }) => status === 200)
  expect((await paula.get(`/api/jobs/${jobId}/details`)).body['title']).toBe(winner?.body['title'])
  const headers = { 'if-match': '"1"' }
  const stale = await paula.call(`/api/jobs/${jobId}`, { method: 'PUT', headers, body: { title: 'Late' } })
  expect(stale.status).toBe(412)
})

test('a question keeps its id through edits, and a foreign id is not taken over', async () => {
  const { paula, here } = office
  const foreign = '11111111-1111-4111-8111-111111111111'
  const job = await write(paula, here, {
    title: 'Q',
    questions: [{ textEn: 'One?', questionId: foreign }, { textEn: 'Two?' }],
  })
  const [one, two] = job['questions'] as readonly { questionId: string }[]
  expect(one?.questionId).not.toBe(foreign)
  const edited = await paula.put(`/api/jobs/${job.jobId}`, {
    title: 'Q',
    questions: [{ ...two, textEn: 'Two, really?' }],
  })
  expect(edited.body['questions']).toMatchObject([{ questionId: two?.questionId, textEn: 'Two, really?' }])
  const twice = await paula.put(`/api/jobs/${job.jobId}`, { title: 'Q', questions: [two, two] })
  expect(pointers(twice.body)).toEqual(['/questions/1/questionId'])
})

test('a published job stays complete when it is edited, and a closed one cannot be edited', async () => {
  const { paula, here } = office
  const { jobId } = await publish(paula, here, complete(paula))
  const { status, body } = await paula.put(`/api/jobs/${jobId}`, { title: 'Bare' })
  expect(status).toBe(400)
  expect(pointers(body)).toEqual(['/descriptionEn', '/location', '/subjectArea', '/supervisingProfessorId'])
  expect((await paula.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Better' }))).status).toBe(200)
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect((await paula.put(`/api/jobs/${jobId}`, complete(paula))).status).toBe(409)
})

test('only a draft can be deleted', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, { title: 'Mistake' })
  expect((await paula.delete(`/api/jobs/${jobId}`)).status).toBe(204)
  expect((await paula.get(`/api/jobs/${jobId}/details`)).status).toBe(404)
  const job = await publish(paula, here, complete(paula))
  const { status, body } = await paula.delete(`/api/jobs/${job.jobId}`)
  expect([status, body['code'], body['from'], body['action']]).toEqual([409, 'STATE_CONFLICT', 'PUBLISHED', 'delete'])
})

test('a duplicate is a new draft with the same text and its own questions', async () => {
  const { paula, emil, quentin, here } = office
  const given = complete(paula, { questions: [{ textDe: 'Warum?' }], startDate: '2001-01-01' })
  const job = await publish(paula, here, given)
  const { status, headers, body } = await emil.post(`/api/jobs/${job.jobId}/duplicate`)
  expect(status).toBe(201)
  expect(headers.get('location')).toBe(`/api/jobs/${String(body['jobId'])}/details`)
  expect(body).toMatchObject({ title: job['title'], state: 'DRAFT', version: 1, publishedAt: null, startDate: null })
  const [one] = job['questions'] as readonly { questionId: string }[]
  const [other] = body['questions'] as readonly { questionId: string; textDe: string }[]
  expect(other?.textDe).toBe('Warum?')
  expect(other?.questionId).not.toBe(one?.questionId)
  expect((await quentin.post(`/api/jobs/${job.jobId}/duplicate`)).status).toBe(403)
})
