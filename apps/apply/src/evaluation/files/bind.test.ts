import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNull, type PDFObject, PDFRef, PDFString } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { jobSheet } from '../../pdf/job-sheet.ts'
import { wholeAdvert } from '../../pdf/testing/advert.ts'
import { readPdf } from '../../pdf/testing/read-pdf.ts'
import { typeset } from '../../pdf/typeset.ts'
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

/** The dossier of these documents, and its metadata. */
const bound = async (...documents: readonly (Uint8Array | null)[]) => {
  const parts = documents.map((content, index) => ({
    label: `Document ${index}`,
    isHandedIn: false,
    path: content && join(folder, `${index}.pdf`),
    content,
  }))
  for (const { path, content } of parts) if (path && content) await writeFile(path, content)
  const to = join(folder, 'dossier.pdf')
  await bindDossier({ cover, picture: words.en.picture, to, parts })
  const bytes = await readFile(to)
  return { bytes, dossier: await PDFDocument.load(bytes), metadata: bytes.toString('latin1') }
}

test('the metadata of a dossier cover all of its pages', async () => {
  const { dossier, metadata } = await bound(await newPdf(3), null, await newPdf(2))
  expect(dossier.getPageCount()).toBe(6)
  expect(metadata.match(/<xmpTPg:NPages>\d+/g)).toEqual(['<xmpTPg:NPages>6'])
  expect([dossier.getTitle(), dossier.catalog.get(PDFName.of('Lang'))?.toString()]).toEqual(['Amira Test', '(en)'])
})

/** A document whose author has tagged it. */
const taggedPdf = (): Uint8Array => {
  const today = new Date('2026-11-15T12:00:00Z')
  const data = jobSheet({
    advert: wholeAdvert,
    language: 'de',
    href: null,
    isPreview: false,
    siteName: 'Kolleg',
    today,
  })
  return typeset({ sheet: 'job', data, picture: null, isWhole: true })
}

test('the tags of each document are kept, in separate parts after those of the cover', async () => {
  const { bytes } = await bound(taggedPdf(), taggedPdf())
  const { headings, tags } = await readPdf(bytes)
  const ofAdvert = [`H1 ${wholeAdvert.title}`, 'H2 Ihr Profil', 'H2 Bewerbung', 'H2 Kontakt']
  expect(headings).toEqual(['H1 Amira Test', 'H2 Uploaded by the applicant', ...ofAdvert, ...ofAdvert])
  expect(tags[2]).toContain('Document Part(de) Sect H2: Kontakt')
})

test('pages without tags are read in drawing order, pictures have descriptions, and links belong to their page', async () => {
  const scan = await PDFDocument.load(await newPdf(1, 'words'))
  const [page] = scan.getPages()
  scan.addPage([300, 300]).drawRectangle({ width: 200, height: 200 })
  const action = { S: 'URI', URI: PDFString.of('https://uni.test/') }
  const link = scan.context.obj({ Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })
  page?.node.set(PDFName.of('Annots'), scan.context.obj([link]))
  scan.setLanguage('de')
  const { tags } = await readPdf((await bound(await scan.save(), await newPdf(1, 'more'))).bytes)
  expect(tags.slice(1)).toEqual([
    ['Document Part(de) P: words 1', 'Document Part(de) Link: '],
    ['Document Part(de) Figure: Document 0, page 2 of 2: a picture without a description'],
    ['Document Part(und) P: more 1'],
  ])
})

/** A document with an absurd structure. */
const oddlyTagged = async (make: (element: (entries: object) => PDFRef, page: PDFRef) => PDFObject) => {
  const document = await PDFDocument.load(await newPdf(1, 'odd'))
  const { context, catalog } = document
  const kids = make(entries => context.register(context.obj({ S: 'P', ...entries })), document.getPage(0).ref)
  const roles = { P: 'Own', Own: 'Other', Other: 'Own' }
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({ K: kids, RoleMap: roles, ParentTree: kids, IDTree: kids }))
  return document.save()
}

const { context: nowhere } = await PDFDocument.create()
const deep = (element: (entries: object) => PDFRef): PDFRef => {
  let top = element({ K: 0 })
  for (let depth = 0; depth < 20_000; depth++) top = element({ K: top })
  return top
}
test.each<[string, Parameters<typeof oddlyTagged>[0]]>([
  ['without end', element => element({ K: PDFRef.of(7) })],
  [
    'in itself',
    (element, page) => element({ K: [0, { Type: 'MCR', Pg: page, Stm: page, MCID: 1 }], P: page, Pg: page }),
  ],
  ['twenty thousand deep', deep],
  ['of numbers that no page has', (element, page) => element({ Pg: page, K: [2_147_483_647, -1, 0.5, 60_000] })],
  [
    'of things that are none',
    (_, page) => nowhere.obj([page, 1, 'x', null, [], { K: {} }, { S: 1, K: 'x', A: 7, C: 7 }]),
  ],
  ['of objects that are none', (element, page) => element({ K: { Type: 'OBJR', Pg: page, Obj: page } })],
])('a structure %s does not prevent merging', async (_, make) => {
  const { dossier, bytes } = await bound(await oddlyTagged(make), taggedPdf())
  expect(dossier.getPageCount()).toBe(3)
  const { pages, headings } = await readPdf(bytes)
  expect([pages[1], headings.at(-1)]).toEqual(['odd 1', 'H2 Kontakt'])
})

test('links between pages lead to the pages in the dossier, and a page that is listed twice is shown twice', async () => {
  const document = await PDFDocument.load(await newPdf(2))
  const [first, second] = document.getPages()
  const link = document.context.obj({ Subtype: 'Link', Rect: [0, 0, 9, 9], Dest: [second?.ref ?? null, 'Fit'] })
  first?.node.set(PDFName.of('Annots'), document.context.obj([link]))
  document.catalog
    .Pages()
    .lookup(PDFName.of('Kids'), PDFArray)
    .push(first?.ref ?? PDFNull)
  document.catalog.Pages().set(PDFName.of('Count'), document.context.obj(3))
  const { dossier, bytes } = await bound(await document.save())
  const { pages } = await readPdf(bytes)
  expect(pages[3]).toBe(pages[1])
  const [, copied, led] = dossier.getPages()
  const [annotation] = copied?.node.Annots()?.asArray() ?? []
  const to = dossier.context.lookup(annotation, PDFDict).lookup(PDFName.of('Dest'), PDFArray).get(0)
  expect(to).toBe(led?.ref)
})

test('a hidden layer stays hidden', async () => {
  const document = await PDFDocument.load(await newPdf())
  const { context, catalog } = document
  const layer = (title: string) => context.register(context.obj({ Type: 'OCG', Name: PDFString.of(title) }))
  const [shown, hidden] = [layer('Shown'), layer('Hidden')]
  const properties = context.obj({ Properties: { A: shown, B: hidden } })
  for (const [key, value] of properties.lookup(PDFName.of('Properties'), PDFDict).entries())
    document.getPage(0).node.Resources()?.set(key, value)
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [shown, hidden], D: { OFF: [hidden] } }))
  const { dossier } = await bound(await document.save())
  const setting = dossier.catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('D'), PDFDict)
  const off = setting.lookup(PDFName.of('OFF'), PDFArray)
  expect([off.size(), off.lookup(0, PDFDict).lookup(PDFName.of('Name'))?.toString()]).toEqual([1, '(Hidden)'])
})

test('a document with other bytes before or after it is merged, and the viewer reads it', async () => {
  const file = Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), await newPdf(1, 'printed'), Buffer.alloc(5000)])
  for (const bytes of [file, (await bound(file)).bytes]) expect((await readPdf(bytes)).pages.at(-1)).toBe('printed 1')
})

test.runIf(await openNative())('PDF/UA is claimed only for a cover without documents of others', async () => {
  expect((await bound(null)).metadata).toContain('pdfuaid:part')
  expect((await bound(await newPdf())).metadata).not.toContain('pdfuaid:part')
})
