import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, someApplicant, start, upload } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { sha } from '../../documents/testing/archive.ts'
import { pdfBombs, quietBombs } from '../../documents/testing/bombs.ts'
import { entriesOf } from '../../documents/testing/entries-of.ts'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { readPdf } from '../../pdf/testing/read-pdf.ts'
import { download } from '../testing/download.ts'
import { documentsZip } from './documents-zip.ts'
import { dossierOf } from './dossier.ts'
import { confirmReadable, entryName, readableDocumentsOf } from './readable-documents.ts'

let office: Office
let applicationId: string
let transcript: Buffer

beforeAll(async () => {
  office = await openOffice()
  const { jobId } = await newJob(office, { title: 'Alpha' })
  applicationId = await start(office.amira, jobId)
  await fill(office.amira, applicationId, await newPdf(2, 'curriculum'))
  transcript = await newPdf(1, 'transcript')
  await upload(office.amira, applicationId, transcript, {
    type: 'MASTER_TRANSCRIPT',
    name: '../../etc/pass wd.pdf',
  })
  await office.amira.post(`/api/applications/${applicationId}/submit`)
})
afterAll(() => office.house.close())

const evaluator = () =>
  ({
    userId: office.paula.userId,
    recusedFrom: [],
    committees: [],
    roles: [{ role: 'PROFESSOR', groupId: office.here }],
  }) as const
const downloadFor = (who: Someone, path: string) => download(office.house, who, path)

test('the ZIP contains every document unchanged, under a safe name', async () => {
  const { status, headers, bytes } = await downloadFor(office.paula, `${applicationId}/documents.zip`)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  expect(headers.get('content-disposition')).toContain('Test-Amira.zip')
  const entries = await entriesOf(Buffer.from(bytes))
  const names = [...entries.keys()]
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^01-CV-[\w-]+\.pdf$/)
  expect(names[1]).toMatch(/^02-MASTER_TRANSCRIPT-[\p{L}\p{N}-]+\.pdf$/u)
  expect(entries.get(names[1] ?? '')?.equals(transcript)).toBe(true)
})

test('no entry has a name too long for a file system, and no two differ only in case', async () => {
  const { documents } = await readableDocumentsOf(office.house.database.query, evaluator(), applicationId)
  const name = `${'漢'.repeat(190)}.pdf`
  const given = documents.flatMap(readable => [
    { ...readable, document: { ...readable.document, name: name.toUpperCase() } },
    { document: { ...readable.document, name, type: 'REFERENCE_LETTER' as const }, referee: '漢'.repeat(190) },
  ])
  const names = given.map(entryName)
  expect(Math.max(...names.map(each => Buffer.byteLength(each)))).toBeLessThanOrEqual(255)
  expect(new Set(names.map(each => each.toLowerCase())).size).toBe(names.length)
})

test('the dossier is one PDF: a cover with a table of contents, then the documents in order', async () => {
  const { status, bytes } = await downloadFor(office.paula, `${applicationId}/dossier.pdf?language=de`)
  expect(status).toBe(200)
  const { pages, headings, title, bookmarks } = await readPdf(bytes)
  expect(title).toBe('Amira Test')
  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain('Bewerbung · Data Engineering')
  expect(pages[0]).toMatch(/Lebenslauf: .*Seite 2.*Masterzeugnis: .*Seite 4/)
  expect(pages[0]).toContain('Because.')
  expect(pages[0]).toContain('Seite 1 von 4')
  expect(headings[0]).toBe('H1 Amira Test')
  expect([pages[1], pages[2], pages[3]]).toEqual([
    expect.stringContaining('curriculum 1'),
    expect.stringContaining('curriculum 2'),
    expect.stringContaining('transcript 1'),
  ])
  expect(bookmarks[0]).toBe('Amira Test → 1')
  expect(bookmarks.slice(-2)).toEqual([
    expect.stringMatching(/^Lebenslauf: .* → 2$/),
    expect.stringMatching(/^Masterzeugnis: .* → 4$/),
  ])
})

test('the documents are sent with their type, and browsers must not guess another', async () => {
  for (const [path, type] of [
    ['documents.zip', 'application/zip'],
    ['dossier.pdf', 'application/pdf'],
  ]) {
    const { headers } = await downloadFor(office.paula, `${applicationId}/${path}`)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  }
})

test('only members who may evaluate get the documents', async () => {
  for (const path of [`${applicationId}/documents.zip`, `${applicationId}/dossier.pdf`]) {
    for (const who of [office.quentin, office.ada, office.amira])
      expect((await downloadFor(who, path)).status).toBe(403)
    expect((await office.house.call(`/api/evaluation/applications/${path}`)).status).toBe(401)
  }
  expect((await downloadFor(office.paula, '00000000-0000-4000-8000-000000000000/dossier.pdf')).status).toBe(404)
})

test('a document that cannot be merged is listed on the cover and excludes no other', async () => {
  const { house, paula } = office
  const zoe = await someApplicant(office, 'Zoe')
  const gamma = (await newJob(office, { title: 'Gamma' })).jobId
  const sent = await apply(zoe, gamma, await newPdf(1, 'zoes'))
  await house.database.query
    .updateTable('document')
    .set({ size_bytes: 80 * 1024 * 1024 })
    .where('application_id', '=', sent)
    .execute()
  const { pages } = await readPdf((await downloadFor(paula, `${sent}/dossier.pdf?language=en`)).bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('not in this file')
})

/** Stored directly, like old files that were checked less strictly. */
const store = async (documentId: unknown, content: Buffer): Promise<void> => {
  const { context, database } = office.house
  const path = join(context.config.DATA_DIR, 'stored.pdf')
  await writeFile(path, content)
  await context.files.keep(sha(content), path)
  const file = { sha256: sha(content), size_bytes: content.length }
  await database.query.insertInto('stored_file').values(file).execute()
  await database.query.updateTable('document').set(file).where('document_id', '=', String(documentId)).execute()
}

const bombs = [
  ['takes more memory than it may', 'objects nobody refers to, packed a thousandfold'],
  ['cannot be read', 'entries in entries'],
] as const

test.each(bombs)('nor does one that %s', async (_, name) => {
  const yana = await someApplicant(office, 'Yana')
  const sent = await start(yana, (await newJob(office, { title: 'Epsilon' })).jobId)
  await fill(yana, sent, await newPdf(2, 'yanas'))
  const heavy = await upload(yana, sent, await newPdf(), { type: 'BACHELOR_TRANSCRIPT', name: 'heavy.pdf' })
  await store(heavy.body['documentId'], pdfBombs[name]?.() ?? Buffer.alloc(0))
  await upload(yana, sent, await newPdf(1, 'last'), { type: 'MASTER_TRANSCRIPT', name: 'last.pdf' })
  expect((await yana.post(`/api/applications/${sent}/submit`)).status).toBe(200)
  const { status, bytes } = await downloadFor(office.paula, `${sent}/dossier.pdf?language=en`)
  expect(status).toBe(200)
  const { pages, bookmarks } = await readPdf(bytes)
  expect(pages).toHaveLength(4)
  expect(pages[0]).toMatch(/heavy.*not in this file.*last.*page 4/i)
  expect(pages[3]).toContain('last 1')
  expect(bookmarks.slice(-2)).toEqual([expect.stringMatching(/→ 2$/), expect.stringMatching(/last.* → 4$/)])
  expect(await readdir(join(office.house.context.config.DATA_DIR, 'apply', 'incoming'))).toEqual([])
})

test('every accepted document can be merged, even one that overwhelms a viewer', async () => {
  const lea = await someApplicant(office, 'Lea')
  const sent = await start(lea, (await newJob(office, { title: 'Zeta' })).jobId)
  await fill(lea, sent)
  for (const make of Object.values(quietBombs)) expect((await upload(lea, sent, make())).status).toBe(201)
  expect((await lea.post(`/api/applications/${sent}/submit`)).status).toBe(200)
  const { bytes } = await downloadFor(office.paula, `${sent}/dossier.pdf?language=en`)
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2 + Object.keys(quietBombs).length)
})

test('a download ends when its reader loses the membership or the account', async () => {
  const { house, here } = office
  const { context, database } = house
  const makers = {
    zip: async (...[at, who, found]: Parameters<typeof documentsZip>) => buffer(documentsZip(at, who, found)),
    dossier: async (...[at, actor, found]: Parameters<typeof documentsZip>) =>
      buffer(await dossierOf(at, { actor, language: 'en', gone: new AbortController().signal }, found)),
  }
  for (const [name, make] of Object.entries(makers))
    for (const [path, code] of [
      [`/api/research-groups/${here}/members/me`, 'ACCESS_DENIED'],
      ['/api/users/me', 'UNAUTHENTICATED'],
    ] as const) {
      const hedi = await enter(house, `Hedi-${name}-${code}`, { role: 'EMPLOYEE', groupId: here })
      const reader = {
        userId: hedi.userId,
        recusedFrom: [],
        committees: [],
        roles: [{ role: 'EMPLOYEE', groupId: here }],
      } as const
      const found = await readableDocumentsOf(database.query, reader, applicationId)
      expect(await make(context, reader, found)).not.toHaveLength(0)
      // The first file is being read when it happens.
      const read: typeof context.files.read = async (...asked) => {
        await hedi.delete(path)
        return await context.files.read(...asked)
      }
      const leaving = { ...context, files: { ...context.files, read } }
      await expect(make(leaving, reader, found)).rejects.toMatchObject({ code })
    }
})

test('a download ends when the application is anonymised', async () => {
  const { house } = office
  const lina = await someApplicant(office, 'Lina')
  const sent = await apply(lina, (await newJob(office, { title: 'Delta' })).jobId)
  const reader = evaluator()
  const found = await readableDocumentsOf(house.database.query, reader, sent)
  expect((await lina.delete('/api/users/me')).status).toBe(204)
  await expect(confirmReadable(house.database.query, reader, found)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(confirmReadable(house.database.query, reader, { ...found, documents: [] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
