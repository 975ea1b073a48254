import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete, type Office, openOffice, pointers, publish, statuses, write } from './testing/setting.ts'

const json = { 'content-type': 'application/json' }
let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

test('a title is enough for a draft, which is found where its Location says', async () => {
  const { paula, here } = office
  const { status, headers, body } = await paula.post(`/api/research-groups/${here}/jobs`, {
    title: '  Doctoral position ',
  })
  expect([status, headers.get('etag')]).toEqual([201, '"1"'])
  expect(body).toMatchObject({
    title: 'Doctoral position',
    researchGroupId: here,
    researchGroupName: 'Data Engineering',
    state: 'DRAFT',
    version: 1,
    subjectArea: null,
    criteria: [],
    questions: [],
    isOpen: false,
  })
  expect(body['may']).toEqual(['read', 'edit', 'publish', 'duplicate', 'delete'])
  const found = await paula.get(String(headers.get('location')))
  expect([found.status, found.body]).toEqual([200, body])
})

test('every fault is named at once, of the form and of what is not there', async () => {
  const { paula, quentin, here } = office
  const wrong = {
    title: ' ',
    workloadPercent: 101,
    startDate: '2026-02-30',
    criteria: [{ name: ' ' }],
    questions: [{ kind: 'TEXT' }],
    colour: 'red',
    subjectArea: 'ALCHEMY',
    location: 'ATLANTIS',
    fundingType: 'LOOT',
    salaryGrade: 5,
    supervisingProfessorId: quentin.userId,
  }
  const told = [
    '/colour',
    '/criteria/0/name',
    '/fundingType',
    '/location',
    '/questions/0',
    '/salaryGrade',
    '/startDate',
    '/subjectArea',
    '/supervisingProfessorId',
    '/title',
    '/workloadPercent',
  ]
  const made = await paula.post(`/api/research-groups/${here}/jobs`, wrong)
  expect([made.status, pointers(made.body)]).toEqual([400, told])
  const { jobId } = await write(paula, here, { title: 'Doctoral position' })
  const edited = await paula.put(`/api/jobs/${jobId}`, wrong)
  expect([edited.status, pointers(edited.body)]).toEqual([400, told])
  expect((await quentin.put(`/api/jobs/${jobId}`, wrong)).status).toBe(403)
})

test('a body that is no object, and a path that is no id, end a request before anything is looked up', async () => {
  const { paula, here } = office
  const list = await paula.call(`/api/research-groups/${here}/jobs`, {
    method: 'POST',
    body: '["title"]',
    headers: json,
  })
  expect([list.status, pointers(list.body)]).toEqual([400, ['']])
  const both = await paula.put('/api/jobs/none', { title: 7, subjectArea: 'ALCHEMY' })
  expect([both.status, pointers(both.body)]).toEqual([400, ['/params/jobId', '/title']])
})

test('a supervisor is a PROFESSOR of the group, not an employee', async () => {
  const { paula, emil, here } = office
  const { status } = await paula.post(`/api/research-groups/${here}/jobs`, complete(emil))
  expect(status).toBe(400)
})

test('whatever a reply says can be sent back', async () => {
  const { paula, here } = office
  const questions = [{ textEn: 'Why?', kind: 'LONG_TEXT', required: true }]
  const first = await write(paula, here, complete(paula, { questions, criteria: [{ name: 'Depth', weight: 2.5 }] }))
  const again = await write(paula, here, first)
  expect(again.jobId).not.toBe(first.jobId)
  const put = await paula.put(`/api/jobs/${first.jobId}`, first)
  expect([put.status, put.body['version']]).toEqual([200, 2])
  expect(put.body['questions']).toEqual(first['questions'])
  expect(put.body['state']).toBe('DRAFT')
})

test('a text may be as long as promised before it is cleaned, and not longer', async () => {
  const { paula, here } = office
  const long = `<p>${'&'.repeat(19_993)}</p>`
  const { body, status } = await paula.post(`/api/research-groups/${here}/jobs`, { title: 'a', descriptionDe: long })
  expect(status).toBe(201)
  expect(String(body['descriptionDe'])).toContain('&amp;&amp;')
  const longer = await paula.post(`/api/research-groups/${here}/jobs`, { title: 'a', descriptionDe: `${long}x` })
  expect(pointers(longer.body)).toEqual(['/descriptionDe'])
})

test('the people of another group are kept out, an administrator is let in', async () => {
  const { paula, quentin, emil, ada, amira, here } = office
  const { jobId } = await write(emil, here, { title: 'Ours' })
  expect((await quentin.post(`/api/research-groups/${here}/jobs`, { title: 'x' })).status).toBe(403)
  for (const [who, status] of [
    [quentin, 403],
    [amira, 403],
    [ada, 200],
    [paula, 200],
  ] as const) {
    expect((await who.get(`/api/jobs/${jobId}/details`)).status).toBe(status)
    expect((await who.put(`/api/jobs/${jobId}`, { title: 'Ours' })).status).toBe(status)
  }
  expect((await quentin.delete(`/api/jobs/${jobId}`)).status).toBe(403)
  expect((await quentin.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })).status).toBe(403)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await ada.get(`/api/jobs/${nobody}/details`)).status).toBe(404)
  expect((await ada.post(`/api/research-groups/${nobody}/jobs`, { title: 'x' })).status).toBe(404)
})

test('an edit replaces everything that can be written', async () => {
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

test('of edits of the same version at the same time exactly one wins', async () => {
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

test('only a draft is deleted', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, { title: 'Mistake' })
  expect((await paula.delete(`/api/jobs/${jobId}`)).status).toBe(204)
  expect((await paula.get(`/api/jobs/${jobId}/details`)).status).toBe(404)
  const job = await publish(paula, here, complete(paula))
  const { status, body } = await paula.delete(`/api/jobs/${job.jobId}`)
  expect([status, body['code'], body['from'], body['action']]).toEqual([409, 'STATE_CONFLICT', 'PUBLISHED', 'delete'])
})

test('a published job stays fit for the public when it is edited, and a closed one is not edited', async () => {
  const { paula, here } = office
  const { jobId } = await publish(paula, here, complete(paula))
  const { status, body } = await paula.put(`/api/jobs/${jobId}`, { title: 'Bare' })
  expect(status).toBe(400)
  expect(pointers(body)).toEqual(['/descriptionEn', '/location', '/subjectArea', '/supervisingProfessorId'])
  expect((await paula.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Better' }))).status).toBe(200)
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect((await paula.put(`/api/jobs/${jobId}`, complete(paula))).status).toBe(409)
})

test('a duplicate is a new draft with the same words and questions of its own', async () => {
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

test('a repeat with the same key writes one job', async () => {
  const { paula, here } = office
  const post = () =>
    paula.call(`/api/research-groups/${here}/jobs`, {
      method: 'POST',
      body: { title: 'Once' },
      headers: { 'idempotency-key': 'job once' },
    })
  const [one, other] = await Promise.all([post(), post()])
  expect([one.status, one.body['jobId']]).toEqual([201, other.body['jobId']])
})

const hostile = oneof(
  constantFrom(
    `'; drop table job; --`,
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '{{constructor}}',
    '${7*7}',
    '%27%22\\',
    '<b>'.repeat(300),
  ),
  string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
)

test('SQL, HTML and scripts in texts are words: kept as they are, or cleaned', async () => {
  const { paula, here } = office
  await assert(
    asyncProperty(hostile, async nasty => {
      const plain = nasty
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, 60)
        .toWellFormed()
      const criteria = [{ name: `c${plain}`, guidance: plain }]
      const questions = [{ textEn: `q${plain}` }]
      const body = {
        title: `t${plain}`,
        researchArea: plain,
        descriptionEn: nasty,
        descriptionDe: nasty,
        criteria,
        questions,
      }
      const job = await write(paula, here, body)
      expect(job['title']).toBe(`t${plain}`.trim())
      expect(job['criteria']).toEqual([{ name: `c${plain}`.trim(), guidance: plain.trim(), weight: 1 }])
      expect(String(job['descriptionEn'])).not.toMatch(/<(script|img|svg)|javascript:/i)
    }),
    { numRuns: 25 },
  )
})
