import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apply, start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import type { Office } from '../jobs/testing/setting.ts'
import { statuses } from '../jobs/testing/setting.ts'
import { mostDocuments } from './document.ts'
import { type Archive, openArchive, sha } from './testing/archive.ts'
import { formWith, newPdf } from './testing/pdfs.ts'

let archive: Archive
let office: Office
let jobId: string
beforeAll(async () => {
  archive = await openArchive()
  ;({ office, jobId } = archive)
})
afterAll(() => archive.office.house.close())

test('a document is uploaded, named, read back unchanged, and never cached', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const content = await newPdf(2)
  const { status, body, headers } = await upload(zoe, applicationId, content, {
    fileName: 'C:\\cv\\Lebenslauf Zoë.pdf',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ type: 'CV', name: 'Lebenslauf Zoë.pdf', pageCount: 2, sizeBytes: content.length })
  expect(headers.get('location')).toBe(`/api/documents/${String(body['documentId'])}`)
  const answer = await archive.read(zoe, body['documentId'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Lebenslauf Zo?.pdf"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  expect(await archive.incoming()).toEqual([])
})

test('the headers of a document can be requested without its content', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  const { body } = await upload(zoe, await start(zoe, jobId), content)
  const reading = vi.spyOn(office.house.context.files, 'read')
  const head = (headers: Record<string, string> = {}) =>
    fetch(`${office.house.address}/api/documents/${String(body['documentId'])}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${zoe.token}`, ...headers },
    })
  const whole = await head()
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(content.length)])
  const part = await head({ range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
  expect(reading).not.toHaveBeenCalled()
  reading.mockRestore()
})

test('a part of a document can be requested', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  const { body } = await upload(zoe, await start(zoe, jobId), content)
  const part = await archive.read(zoe, body['documentId'], { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
  const beyond = await archive.read(zoe, body['documentId'], { range: 'bytes=99999999-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
  expect(await beyond.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
  const changed = await archive.read(zoe, body['documentId'], { range: 'bytes=10-19', 'if-range': '"other"' })
  expect(changed.status).toBe(200)
})

test('name and type can be changed while the application is a draft, and an old version is refused', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const { body } = await upload(zoe, await start(zoe, jobId), await newPdf())
  const path = `/api/documents/${String(body['documentId'])}`
  const changed = await zoe.patch(path, { name: '../Zeugnis', type: 'MASTER_TRANSCRIPT', version: 1 })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { name: 'Zeugnis.pdf', type: 'MASTER_TRANSCRIPT', version: 2 },
  ])
  expect((await zoe.patch(path, { name: 'x', version: 1 })).status).toBe(412)
  expect((await zoe.call(path, { method: 'DELETE', headers: { 'if-match': '"1"' } })).status).toBe(412)
  expect((await zoe.patch(path, { name: 'x', colour: 'blue' })).status).toBe(400)
})

test('an application takes at most twenty documents, also when they are uploaded at once', async () => {
  const zoe = await enter(office.house, 'Hasty')
  const applicationId = await start(zoe, jobId)
  const { body } = await upload(zoe, applicationId, await newPdf())
  await office.house.database.query
    .insertInto('document')
    .columns(['sha256', 'type', 'name', 'size_bytes', 'page_count', 'application_id'])
    .expression(eb =>
      eb
        .selectFrom('document')
        .innerJoin(eb.fn<{ n: number }>('generate_series', [eb.lit(1), eb.lit(mostDocuments - 2)]).as('n'), on =>
          on.onTrue(),
        )
        .select(['sha256', 'type', 'name', 'size_bytes', 'page_count', 'application_id'])
        .where('document_id', '=', String(body['documentId'])),
    )
    .execute()
  const content = await newPdf()
  const replies = await Promise.all([1, 2].map(() => upload(zoe, applicationId, content, { type: 'OTHER' })))
  expect(statuses(replies)).toEqual([201, 409])
  expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('LIMIT_REACHED')
})

test('the profile has its own documents, and an application begins with them', async () => {
  const max = await enter(office.house, 'Max')
  const content = await newPdf()
  const put = await max.call('/api/applicants/me/documents', { method: 'POST', body: formWith(content) })
  expect(put.status).toBe(201)
  const { body: profile } = await max.get('/api/applicants/me/profile')
  expect(profile['documents']).toEqual([put.body])
  const { body } = await max.post(`/api/jobs/${jobId}/applications`)
  expect(body['documents']).toMatchObject([{ type: 'CV', name: 'cv.pdf' }])
  const [copy] = body['documents'] as readonly { documentId: string }[]
  expect(copy?.documentId).not.toBe(put.body['documentId'])
  expect((await max.delete(`/api/applicants/me/documents/${copy?.documentId}`)).status).toBe(404)
  expect((await max.delete(`/api/applicants/me/documents/${String(put.body['documentId'])}`)).status).toBe(204)
  await archive.carryOut()
  expect((await archive.read(max, copy?.documentId)).status).toBe(200)
  expect((await archive.read(max, put.body['documentId'])).status).toBe(404)
})

test('once an application is sent, the group can read its documents and nobody can change them', async () => {
  const nora = await enter(office.house, 'Nora')
  const stranger = await enter(office.house, 'Stranger')
  const applicationId = await start(nora, jobId)
  const draft = await upload(nora, applicationId, await newPdf(), { type: 'OTHER' })
  const { documentId } = draft.body
  const readers = async () =>
    Promise.all(
      [nora, stranger, office.emil, office.quentin, office.ada].map(
        async who => (await archive.read(who, documentId)).status,
      ),
    )
  expect(await readers()).toEqual([200, 403, 404, 403, 403])
  await apply(nora, jobId)
  expect(await readers()).toEqual([200, 403, 200, 403, 403])
  const path = `/api/documents/${String(documentId)}`
  expect((await nora.patch(path, { name: 'x' })).body['code']).toBe('STATE_CONFLICT')
  expect((await nora.delete(path)).status).toBe(409)
  expect((await upload(nora, applicationId, await newPdf())).status).toBe(409)
  expect((await office.emil.patch(path, { name: 'x' })).status).toBe(403)
  expect((await archive.read(nora, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('an application of another person, or an unknown one, accepts no document', async () => {
  const [nora, other] = [await enter(office.house, 'Nora'), await enter(office.house, 'Other')]
  const applicationId = await start(nora, jobId)
  const content = await newPdf()
  expect((await upload(other, applicationId, content)).status).toBe(403)
  expect((await upload(other, '00000000-0000-4000-8000-000000000000', content)).status).toBe(404)
  expect((await upload(other, 'x', content)).status).toBe(400)
  await archive.carryOut()
  expect(await archive.stored()).not.toContain(sha(content))
})
