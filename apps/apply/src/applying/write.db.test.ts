import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { inDays, type Office, openOffice, pointers, statuses, write } from '../jobs/testing/setting.ts'

let office: Office
let jobId: string
beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office)).jobId
})
afterAll(() => office.house.close())

const audited = async (objectId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ action: string }>`select action from audit_event where object = 'application'
    and object_id = ${objectId} order by event_id`.execute(office.house.database.query)
  return rows.map(({ action }) => action)
}

test('an application is started once: starting again, also at the same time, returns the first', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const replies = await Promise.all(Array.from({ length: 6 }, () => zoe.post(`/api/jobs/${jobId}/applications`)))
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 201])
  expect(new Set(replies.map(({ body }) => body['applicationId'])).size).toBe(1)
  const [first] = replies
  expect(first?.headers.get('location')).toBe(`/api/applications/${String(first?.body['applicationId'])}`)
  expect(first?.body).toMatchObject({ state: 'SAVED', version: 1, submittedAt: null, motivation: '' })
  expect(first?.body['may']).toEqual(['edit', 'submit', 'nameReferee', 'delete'])
  expect(await audited(String(first?.body['applicationId']))).toEqual(['start'])
})

test('a job that is not open accepts no application', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const refused = async (id: string) => {
    const { status, body } = await zoe.post(`/api/jobs/${id}/applications`)
    return [status, body['code']]
  }
  const { jobId: closed } = await newJob(office)
  await office.paula.put(`/api/jobs/${closed}/state`, { state: 'CLOSED' })
  expect(await refused(closed)).toEqual([409, 'STATE_CONFLICT'])
  const { jobId: past } = await newJob(office, { applicationDeadline: inDays(1) })
  await sql`update job set application_deadline = ${inDays(-1)} where job_id = ${past}`.execute(
    office.house.database.query,
  )
  expect(await refused(past)).toEqual([409, 'STATE_CONFLICT'])
  const { jobId: unpublished } = await write(office.paula, office.here, { title: 'Not yet public' })
  expect(await refused(unpublished)).toEqual([404, 'NOT_FOUND'])
  expect(await refused('00000000-0000-4000-8000-000000000000')).toEqual([404, 'NOT_FOUND'])
  expect(await refused('x')).toEqual([400, 'VALIDATION_FAILED'])
})

test('a draft is changed field by field, its HTML is cleaned, and an old version is refused', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const path = `/api/applications/${await start(zoe, jobId)}`
  const changed = await zoe.patch(path, {
    motivation: '<p onclick="x()">Because<script>alert(1)</script></p>',
    desiredStart: '2027-04-01',
    consents: { waiveLetterAccess: false },
  })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    {
      motivation: '<p>Because</p>',
      desiredStart: '2027-04-01',
      version: 2,
      consents: { dataProcessing: false, waiveLetterAccess: false },
    },
  ])
  const more = await zoe.patch(path, { skills: 'SQL', desiredStart: null, version: 2 })
  expect(more.body).toMatchObject({ motivation: '<p>Because</p>', skills: 'SQL', desiredStart: null, version: 3 })
  expect((await zoe.patch(path, { skills: 'x', version: 2 })).body['code']).toBe('VERSION_CONFLICT')
  expect(
    (await zoe.call(path, { method: 'PATCH', body: { skills: 'x' }, headers: { 'if-match': '"1"' } })).status,
  ).toBe(412)
  expect((await zoe.patch(path, { state: 'ACCEPTED' })).status).toBe(400)
  expect((await zoe.patch(path, { motivation: 'x'.repeat(10_001), desiredStart: 'soon' })).status).toBe(400)
})

const question = (kind: string, required = false) => ({ textEn: `A ${kind}?`, textDe: '', kind, required })

test('answers fit the questions of the job', async () => {
  const { jobId: asking } = await newJob(office, {
    questions: [question('TEXT', true), question('YES_NO'), question('NUMBER'), question('LONG_TEXT')],
  })
  const zoe = await enter(office.house, 'Zoe')
  const { body: draft } = await zoe.post(`/api/jobs/${asking}/applications`)
  const ids = (draft['questions'] as readonly { questionId: string }[]).map(({ questionId }) => questionId)
  const [text = '', yesNo = '', number = '', long = ''] = ids
  const path = `/api/applications/${String(draft['applicationId'])}`
  const wrong = await zoe.patch(path, {
    answers: { [text]: 1, [yesNo]: 'yes', [number]: true, [long]: false, other: 'x' },
  })
  expect(wrong.status).toBe(400)
  expect(pointers(wrong.body)).toEqual([...ids.map(id => `/answers/${id}`), '/answers/other'].toSorted())
  const answers = { [text]: 'Yes', [yesNo]: true, [number]: 2.5, [long]: 'a\nb' }
  expect((await zoe.patch(path, { answers })).body['answers']).toEqual(answers)
  expect((await zoe.patch(path, { answers: { [text]: 'a\nb' } })).status).toBe(400)
})

test('the applicant sees everything, the group what was sent, ADMIN state, job and dates, and nobody else anything', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const other = await enter(office.house, 'Other')
  const { jobId: seen } = await newJob(office)
  const id = await start(zoe, seen)
  const get = async () =>
    Promise.all(
      [zoe, other, office.emil, office.paula, office.quentin, office.ada].map(
        async who => (await who.get(`/api/applications/${id}`)).status,
      ),
    )
  expect(await get()).toEqual([200, 403, 404, 404, 403, 200])
  await apply(zoe, seen)
  expect(await get()).toEqual([200, 403, 200, 200, 403, 200])
  const { body } = await office.ada.get(`/api/applications/${id}`)
  expect(Object.keys(body).toSorted()).toEqual(
    ['applicationId', 'createdAt', 'job', 'may', 'state', 'submittedAt', 'updatedAt', 'version'].toSorted(),
  )
  const { body: forGroup } = await office.emil.get(`/api/applications/${id}`)
  expect(forGroup).toMatchObject({
    state: 'SENT',
    motivation: '<p>Because.</p>',
    may: ['open', 'shortlist', 'accept', 'reject'],
  })
  // The group must not learn the id of the account.
  expect(JSON.stringify([forGroup, body])).not.toContain(zoe.userId)
  expect((await zoe.get(`/api/applications/${id}`)).body['applicantId']).toBe(zoe.userId)
  expect((await office.house.call(`/api/applications/${id}`)).status).toBe(401)
  for (const who of [other, office.emil, office.ada])
    expect((await who.patch(`/api/applications/${id}`, {})).status).toBe(403)
})

test('a member sees their own application as its applicant', async () => {
  const eve = await enter(office.house, 'Eve', { role: 'EMPLOYEE', groupId: office.here })
  const id = await start(eve, jobId)
  expect((await eve.get(`/api/applications/${id}`)).body).toMatchObject({ state: 'SAVED', motivation: '' })
  await apply(eve, jobId)
  expect((await eve.get(`/api/applications/${id}`)).body['may']).toEqual(['nameReferee', 'withdraw'])
})

test('a draft is deleted with its files, and a sent application is not', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const { jobId: other } = await newJob(office)
  const id = await start(zoe, other)
  await upload(zoe, id, await newPdf())
  await zoe.post(`/api/applications/${id}/references`, { firstName: 'A', lastName: 'B', email: 'a@b.example' })
  office.house.due.length = 0
  expect((await zoe.delete(`/api/applications/${id}`)).status).toBe(204)
  expect(office.house.due.map(({ kind }) => kind)).toEqual(['file'])
  expect((await zoe.get(`/api/applications/${id}`)).status).toBe(404)
  expect(await audited(id)).toEqual(['start', 'delete'])
  const sent = await apply(zoe, other)
  expect((await zoe.delete(`/api/applications/${sent}`)).body).toMatchObject({
    code: 'STATE_CONFLICT',
    from: 'SENT',
    action: 'delete',
  })
})

test('nobody learns whose a deleted draft was, and no repeated reply restores its content', async () => {
  const tom = await enter(office.house, 'Tom')
  const { jobId: other } = await newJob(office)
  const id = await start(tom, other)
  await upload(tom, id, await newPdf())
  expect((await tom.patch(`/api/applications/${id}`, { motivation: '<p>My deepest secret.</p>' })).status).toBe(200)
  const again = () =>
    tom.call(`/api/jobs/${other}/applications`, { method: 'POST', headers: { 'idempotency-key': 'draft' } })
  expect((await again()).body['motivation']).toContain('deepest secret')
  expect((await tom.delete(`/api/applications/${id.toUpperCase()}`)).status).toBe(204)
  const { rows } = await sql<{ by: string | null }>`select by_user as by from audit_event
    where ${id} in (object_id, details ->> 'applicationId')`.execute(office.house.database.query)
  expect(rows.length).toBeGreaterThan(2)
  expect(new Set(rows.map(({ by }) => by))).toEqual(new Set([null]))
  expect(await again()).toMatchObject({ status: 201, body: { motivation: '' } })
})

test('everyone lists their own applications; those of a person are for that person and ADMIN, all of them for ADMIN', async () => {
  const mia = await enter(office.house, 'Mia')
  const jobs = [await newJob(office, { title: 'B' }), await newJob(office, { title: 'A' })]
  for (const job of jobs) await start(mia, job.jobId)
  const { status, body } = await mia.get('/api/applications?sort=job&limit=1')
  expect([status, body]).toMatchObject([200, { total: 2, items: [{ job: { title: 'A' }, state: 'SAVED' }] }])
  const next = await mia.get(`/api/applications?sort=job&limit=1&cursor=${String(body['nextCursor'])}`)
  expect(next.body).toMatchObject({ items: [{ job: { title: 'B' } }], nextCursor: null })
  expect((await mia.get('/api/applications?state=SENT')).body['total']).toBe(0)
  const ofMia = `/api/users/${mia.userId}/applications`
  expect((await mia.get(ofMia)).body['total']).toBe(2)
  expect((await office.ada.get(ofMia)).body['total']).toBe(2)
  expect((await office.amira.get(ofMia)).status).toBe(403)
  expect((await office.ada.get('/api/users/00000000-0000-4000-8000-000000000000/applications')).status).toBe(404)
  const ofJob = `/api/admin/applications?jobId=${jobs[0]?.jobId}`
  const all = await office.ada.get(ofJob)
  expect([all.status, all.body['total']]).toEqual([200, 1])
  const [item] = all.body['items'] as readonly object[]
  expect(Object.keys(item ?? {}).toSorted()).toEqual(
    ['applicationId', 'createdAt', 'job', 'state', 'submittedAt', 'updatedAt'].toSorted(),
  )
  expect((await office.paula.get(ofJob)).status).toBe(403)
  for (const query of ['limit=0', 'limit=101', 'sort=motivation', 'state=LOST', 'x=1'])
    expect((await mia.get(`/api/applications?${query}`)).status).toBe(400)
})
