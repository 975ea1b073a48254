import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apply, newJob, start, upload } from '../applications/testing/desk.ts'
import { effectsOf } from '../effects.ts'
import { type Office, openOffice, statuses } from '../jobs/testing/setting.ts'
import { enter, type Someone } from '../people/testing/cast.ts'
import { addToProfile } from './add.ts'
import { largestBytes, mostDocuments } from './document.ts'
import { keepingFile } from './keep-file.ts'
import { removeUnused } from './remove-files.ts'
import { spool, spoolIn } from './spool.ts'
import { sweepFiles } from './sweep-files.ts'
import { encryptedPdf, formWith, heavyPdf, newPdf } from './testing/pdfs.ts'

let office: Office
let jobId: string
beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office)).jobId
})
afterAll(() => office.house.close())

const sha = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The names of all files in the store. */
const stored = async (): Promise<readonly string[]> => {
  const root = join(office.house.context.config.DATA_DIR, 'apply', 'documents')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  return names.flatMap(name => /[\da-f]{64}$/.exec(name)?.[0] ?? [])
}

const incoming = () => readdir(join(office.house.context.config.DATA_DIR, 'apply', 'incoming')).catch(() => [])

/** Carries out what changes have left to do with files. */
const carryOut = async (): Promise<void> => {
  const { file } = effectsOf(office.house.context)
  for (const { kind, id } of office.house.due.splice(0))
    if (kind === 'file') await file.carryOut(id, AbortSignal.timeout(10_000))
}

const read = (who: Someone, documentId: unknown, headers: Record<string, string> = {}) =>
  fetch(`${office.house.address}/api/documents/${String(documentId)}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  })

test('a document is put, named, read back the same, and kept from every cache', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const content = await newPdf(2)
  const { status, body, headers } = await upload(zoe, applicationId, content, {
    fileName: 'C:\\cv\\Lebenslauf Zoë.pdf',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ type: 'CV', name: 'Lebenslauf Zoë.pdf', pageCount: 2, sizeBytes: content.length })
  expect(headers.get('location')).toBe(`/api/documents/${String(body['documentId'])}`)
  const answer = await read(zoe, body['documentId'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Lebenslauf Zo?.pdf"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  expect(await incoming()).toEqual([])
})

test('what is said of a document can be asked for without reading its file', async () => {
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

test('a part of a document can be asked for', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  const { body } = await upload(zoe, await start(zoe, jobId), content)
  const part = await read(zoe, body['documentId'], { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
  const beyond = await read(zoe, body['documentId'], { range: 'bytes=99999999-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
  expect(await beyond.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
  const changed = await read(zoe, body['documentId'], { range: 'bytes=10-19', 'if-range': '"other"' })
  expect(changed.status).toBe(200)
})

test('what is no readable PDF is refused in clear words and leaves no file', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const before = (await stored()).length
  const told = async (content: Uint8Array) => {
    const { status, body } = await upload(zoe, applicationId, content)
    return [status, body['detail']]
  }
  expect(await told(Buffer.from('504b0304140000000800', 'hex'))).toEqual([400, expect.stringContaining('not a PDF')])
  expect(await told(await encryptedPdf('user-password'))).toEqual([400, expect.stringContaining('encrypted')])
  expect(await told(Buffer.from('%PDF-1.7\nx\nstartxref\n0\n%%EOF'))).toEqual([400, expect.stringContaining('damaged')])
  expect(await stored()).toHaveLength(before)
  expect(await incoming()).toEqual([])
})

test('every fault of the form is named at once', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const form = new FormData()
  form.set('type', 'DIARY')
  form.set('colour', 'blue')
  const path = `/api/applications/${applicationId}/documents`
  const { status, body } = await zoe.call(path, { method: 'POST', body: form })
  expect([status, body['errors']]).toMatchObject([
    400,
    [{ pointer: '/colour' }, { pointer: '/type', code: 'enum' }, { pointer: '/file', code: 'required' }],
  ])
  expect((await zoe.post(path, { type: 'CV' })).status).toBe(415)
  const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await zoe.call(path, { method: 'POST', body: cut, headers })
  expect([broken.status, broken.body['code']]).toEqual([400, 'VALIDATION_FAILED'])
  expect(
    (await zoe.call(path, { method: 'POST', body: cut, headers: { 'content-type': 'multipart/form-data' } })).status,
  ).toBe(400)
  expect(await incoming()).toEqual([])
})

test('25 MiB are taken, one byte more is too large, and nothing is left of it', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const fits = await upload(zoe, applicationId, heavyPdf(largestBytes))
  expect([fits.status, fits.body['sizeBytes']]).toEqual([201, largestBytes])
  const large = await upload(zoe, applicationId, heavyPdf(largestBytes + 1))
  expect([large.status, large.body['code']]).toEqual([413, 'TOO_LARGE'])
  expect(await incoming()).toEqual([])
  await zoe.delete(`/api/documents/${String(fits.body['documentId'])}`)
  await carryOut()
})

test('an upload that breaks off leaves nothing', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const before = (await stored()).length
  const sender = rawRequest(`${office.house.address}/api/applications/${applicationId}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${zoe.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  sender.on('error', () => {})
  sender.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')
  sender.write(Buffer.alloc(500_000))
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), { timeout: 10_000 })
  sender.destroy()
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), { timeout: 10_000 })
  expect(await stored()).toHaveLength(before)
})

test('the same Idempotency-Key puts one document; with another file the key is refused', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const [content, other] = [await newPdf(), await newPdf()]
  const put = (body: Uint8Array) =>
    zoe.call(`/api/applications/${applicationId}/documents`, {
      method: 'POST',
      body: formWith(body, { type: 'OTHER' }),
      headers: { 'idempotency-key': 'one document' },
    })
  const first = await put(content)
  const again = await put(content)
  expect([first.status, again.status, again.body['documentId']]).toEqual([201, 201, first.body['documentId']])
  expect((await put(other)).status).toBe(422)
  expect(await stored()).not.toContain(sha(other))
})

test('name and type can be changed while it is a draft, and an old version is refused', async () => {
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

test('a file stays while anything names it, and is gone after the last', async () => {
  const [one, two] = [await enter(office.house, 'One'), await enter(office.house, 'Two')]
  const content = await newPdf()
  const first = await upload(one, await start(one, jobId), content)
  const second = await upload(two, await start(two, jobId), content)
  expect((await stored()).filter(name => name === sha(content))).toHaveLength(1)
  await one.delete(`/api/documents/${String(first.body['documentId'])}`)
  await carryOut()
  expect((await read(two, second.body['documentId'])).status).toBe(200)
  await two.delete(`/api/documents/${String(second.body['documentId'])}`)
  expect(await stored()).toContain(sha(content))
  await carryOut()
  expect(await stored()).not.toContain(sha(content))
})

test('a file that is taken away while the same one comes in is kept once more, and then is there', async () => {
  const { context, database } = office.house
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  const spooled = await spool(spoolIn(context.config.DATA_DIR), Readable.from([content]))
  const document = {
    sha256: sha(content),
    type: 'OTHER',
    name: 'x.pdf',
    sizeBytes: content.length,
    pageCount: 1,
  } as const
  let attempts = 0
  const added = await keepingFile(context, spooled, async () => {
    attempts += 1
    if (attempts === 1) await removeUnused(context, sha(content))
    return database.transaction(tx => addToProfile(tx, { userId: zoe.userId, roles: [] }, document))
  })
  await spooled.discard()
  expect(attempts).toBe(2)
  expect((await read(zoe, added.documentId)).status).toBe(200)
})

test('a file whose work is refused is taken away again', async () => {
  const { context } = office.house
  const content = await newPdf()
  const spooled = await spool(spoolIn(context.config.DATA_DIR), Readable.from([content]))
  const refused = keepingFile(context, spooled, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await spooled.discard()
  expect(await stored()).not.toContain(sha(content))
})

test('what a request that died half-way has left is swept away after a day, and nothing else is', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const content = await newPdf()
  await upload(zoe, await start(zoe, jobId), content)
  const orphan = 'f'.repeat(64)
  await office.house.database.query
    .insertInto('stored_file')
    .values([
      { sha256: orphan, size_bytes: 1, claimed_at: new Date(Date.now() - 25 * 60 * 60 * 1000) },
      { sha256: 'e'.repeat(64), size_bytes: 1 },
    ])
    .execute()
  await office.house.database.query
    .updateTable('stored_file')
    .set({ claimed_at: new Date(0) })
    .where('sha256', '=', sha(content))
    .execute()
  await sweepFiles(office.house.context)
  const rows = await office.house.database.query.selectFrom('stored_file').select('sha256').execute()
  const names = rows.map(({ sha256 }) => sha256)
  expect(names).toContain(sha(content))
  expect(names).toContain('e'.repeat(64))
  expect(names).not.toContain(orphan)
  expect(await stored()).toContain(sha(content))
})

test('there are at most twenty, also for those who hurry', async () => {
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

test('the profile has documents of its own, and an application begins with them', async () => {
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
  await carryOut()
  expect((await read(max, copy?.documentId)).status).toBe(200)
  expect((await read(max, put.body['documentId'])).status).toBe(404)
})

test('once it is sent, documents are the group’s to read and nobody’s to change', async () => {
  const nora = await enter(office.house, 'Nora')
  const stranger = await enter(office.house, 'Stranger')
  const applicationId = await start(nora, jobId)
  const draft = await upload(nora, applicationId, await newPdf(), { type: 'OTHER' })
  const { documentId } = draft.body
  const readers = async () =>
    Promise.all(
      [nora, stranger, office.emil, office.quentin, office.ada].map(async who => (await read(who, documentId)).status),
    )
  expect(await readers()).toEqual([200, 403, 404, 403, 403])
  await apply(nora, jobId)
  expect(await readers()).toEqual([200, 403, 200, 403, 403])
  const path = `/api/documents/${String(documentId)}`
  expect((await nora.patch(path, { name: 'x' })).body['code']).toBe('STATE_CONFLICT')
  expect((await nora.delete(path)).status).toBe(409)
  expect((await upload(nora, applicationId, await newPdf())).status).toBe(409)
  expect((await office.emil.patch(path, { name: 'x' })).status).toBe(403)
  expect((await read(nora, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('someone else’s application takes no document, and one that is not there takes none', async () => {
  const [nora, other] = [await enter(office.house, 'Nora'), await enter(office.house, 'Other')]
  const applicationId = await start(nora, jobId)
  const content = await newPdf()
  expect((await upload(other, applicationId, content)).status).toBe(403)
  expect((await upload(other, '00000000-0000-4000-8000-000000000000', content)).status).toBe(404)
  expect((await upload(other, 'x', content)).status).toBe(400)
  expect(await stored()).not.toContain(sha(content))
})
