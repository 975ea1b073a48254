import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import type { Office } from '../jobs/testing/setting.ts'
import { largestBytes } from './document.ts'
import { type Archive, openArchive, sha } from './testing/archive.ts'
import { pdfBombs } from './testing/bombs.ts'
import { encryptedPdf, formWith, heavyPdf, newPdf } from './testing/pdfs.ts'

let archive: Archive
let office: Office
let jobId: string
beforeAll(async () => {
  archive = await openArchive()
  ;({ office, jobId } = archive)
})
afterAll(() => archive.office.house.close())

test('a file that is no readable PDF is refused with a clear reason and not stored', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const before = (await archive.stored()).length
  const told = async (content: Uint8Array) => {
    const { status, body } = await upload(zoe, applicationId, content)
    return [status, body['detail']]
  }
  expect(await told(Buffer.from('504b0304140000000800', 'hex'))).toEqual([400, expect.stringContaining('not a PDF')])
  expect(await told(await encryptedPdf('user-password'))).toEqual([400, expect.stringContaining('encrypted')])
  expect(await told(Buffer.from('%PDF-1.7\nx\nstartxref\n0\n%%EOF'))).toEqual([400, expect.stringContaining('damaged')])
  expect(await archive.stored()).toHaveLength(before)
  expect(await archive.incoming()).toEqual([])
})

test('all faults of the form are reported at once', async () => {
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
  for (const boundary of ['', `; boundary=${'x'.repeat(300)}`]) {
    const named = { 'content-type': `multipart/form-data${boundary}` }
    expect((await zoe.call(path, { method: 'POST', body: cut, headers: named })).status).toBe(400)
  }
  expect(await archive.incoming()).toEqual([])
})

test('25 MiB are accepted, one byte more is too large, and nothing of it is left', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const fits = await upload(zoe, applicationId, heavyPdf(largestBytes))
  expect([fits.status, fits.body['sizeBytes']]).toEqual([201, largestBytes])
  const large = await upload(zoe, applicationId, heavyPdf(largestBytes + 1))
  expect([large.status, large.body['code']]).toEqual([413, 'TOO_LARGE'])
  expect(await archive.incoming()).toEqual([])
  await zoe.delete(`/api/documents/${String(fits.body['documentId'])}`)
  await archive.carryOut()
})

test('an upload that breaks off leaves nothing behind', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const applicationId = await start(zoe, jobId)
  const before = (await archive.stored()).length
  const sender = rawRequest(`${office.house.address}/api/applications/${applicationId}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${zoe.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  sender.on('error', () => {})
  sender.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')
  sender.write(Buffer.alloc(500_000))
  await vi.waitFor(async () => expect(await archive.incoming()).toHaveLength(1), { timeout: 10_000 })
  sender.destroy()
  await vi.waitFor(async () => expect(await archive.incoming()).toEqual([]), { timeout: 10_000 })
  expect(await archive.stored()).toHaveLength(before)
})

test('the same Idempotency-Key uploads one document; with another file the key is refused', async () => {
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
  await archive.carryOut()
  expect(await archive.stored()).not.toContain(sha(other))
})

test('an applicant who uploads many large files delays nobody else, and is asked to come back', async () => {
  const [zoe, amira] = [await enter(office.house, 'Zoe'), await enter(office.house, 'Amira')]
  const path = `${office.house.address}/api/applications/${await start(zoe, jobId)}/documents`
  const heavy = pdfBombs['objects nobody refers to, packed a thousandfold']?.() ?? Buffer.alloc(0)
  const leaving = new AbortController()
  const replies: Response[] = []
  const send = async () => {
    const headers = { authorization: `Bearer ${zoe.token}` }
    replies.push(await fetch(path, { method: 'POST', body: formWith(heavy), headers, signal: leaving.signal }))
  }
  const sent = Promise.allSettled(Array.from({ length: 24 }, send))
  const busy = () => replies.find(({ status }) => status === 503)
  await vi.waitFor(() => expect(busy()?.headers.get('retry-after')).toBe('5'), { timeout: 40_000 })
  expect((await upload(amira, await start(amira, jobId), await newPdf())).status).toBe(201)
  expect(replies.length).toBeLessThan(24)
  leaving.abort()
  await sent
  await vi.waitFor(async () => expect(await archive.incoming()).toEqual([]), { timeout: 10_000 })
})
