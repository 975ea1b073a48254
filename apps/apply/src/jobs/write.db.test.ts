import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete, type Office, openOffice, pointers, write } from './testing/setting.ts'

const json = { 'content-type': 'application/json' }
let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

test('a draft needs only a title, and its Location leads to it', async () => {
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

test('all faults are reported at once, also unknown references', async () => {
  const { paula, quentin, here } = office
  const wrong = {
    title: ' \u202E',
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

test('a body that is no object, and an invalid id, are refused before anything is looked up', async () => {
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

test('a reply can be sent back as it was read', async () => {
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

test('the length limit of a text applies before it is sanitised', async () => {
  const { paula, here } = office
  const long = `<p>${'&'.repeat(19_993)}</p>`
  const { body, status } = await paula.post(`/api/research-groups/${here}/jobs`, { title: 'a', descriptionDe: long })
  expect(status).toBe(201)
  expect(String(body['descriptionDe'])).toContain('&amp;&amp;')
  const longer = await paula.post(`/api/research-groups/${here}/jobs`, { title: 'a', descriptionDe: `${long}x` })
  expect(pointers(longer.body)).toEqual(['/descriptionDe'])
})

test('members of another group are refused, and an administrator is admitted', async () => {
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

test('a repeat with the same key creates one job', async () => {
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

test('SQL, HTML and scripts in texts are stored literally or sanitised', async () => {
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
