import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { openNative } from '../../pdf/typst/native.ts'
import { bindDossier } from './bind.ts'
import { words } from './words.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-bind-'))
})
afterAll(() => rm(folder, { recursive: true }))

const cover = {
  language: 'en',
  words: words.en,
  title: 'Amira Test',
  job: '',
  group: 'Data',
  footer: '',
  facts: [],
  degrees: [],
  references: [],
  texts: [],
}

/** The dossier of these documents, and what its metadata say. */
const bound = async (...documents: readonly (Uint8Array | null)[]) => {
  const parts = documents.map((content, index) => ({
    label: `Document ${index}`,
    isHandedIn: false,
    path: content && join(folder, `${index}.pdf`),
    content,
  }))
  for (const { path, content } of parts) if (path && content) await writeFile(path, content)
  const to = join(folder, 'dossier.pdf')
  await bindDossier({ cover, to, parts })
  const bytes = await readFile(to)
  return { dossier: await PDFDocument.load(bytes), metadata: bytes.toString('latin1') }
}

/** A document whose page says that it belongs to the first entry of its structure. */
const taggedPdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await newPdf(2))
  for (const { node } of document.getPages()) node.set(PDFName.of('StructParents'), document.context.obj(0))
  return await document.save()
}

test('the metadata of a dossier count all of its pages', async () => {
  const { dossier, metadata } = await bound(await newPdf(3), null, await newPdf(2))
  expect(dossier.getPageCount()).toBe(6)
  expect(metadata.match(/<xmpTPg:NPages>\d+/g)).toEqual(['<xmpTPg:NPages>6'])
  expect([dossier.getTitle(), dossier.catalog.get(PDFName.of('Lang'))?.toString()]).toEqual(['Amira Test', '(en)'])
})

test('the structure of the cover stays, and no page of a stranger claims a part of it', async () => {
  const { dossier } = await bound(await taggedPdf())
  const [first, ...others] = dossier.getPages().map(({ node }) => node.has(PDFName.of('StructParents')))
  expect([first, others]).toEqual([true, [false, false]])
  expect(dossier.catalog.lookup(PDFName.of('StructTreeRoot'))).toBeInstanceOf(PDFDict)
})

test.runIf(await openNative())('PDF/UA is claimed only where nothing of a stranger is bound', async () => {
  expect((await bound(null)).metadata).toContain('pdfuaid:part')
  expect((await bound(await newPdf())).metadata).not.toContain('pdfuaid:part')
})
