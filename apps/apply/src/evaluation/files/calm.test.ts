import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { calm } from './calm.ts'

const web = (address: string, more = {}) => ({ S: 'URI', URI: PDFString.of(address), ...more })

/** A page that acts when it is opened, and fields and links that act when they are met. */
const busyDocument = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([300, 300])
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('evil') })
  const link = (more: object) => context.register(context.obj({ Subtype: 'Link', Rect: [0, 0, 300, 300], ...more }))
  const field = context.register(context.obj({ FT: 'Tx', AA: { K: script } }))
  page.node.set(PDFName.of('AA'), context.obj({ O: context.register(script) }))
  const annotations = [
    link({ A: { S: 'SubmitForm', F: { FS: 'URL', F: PDFString.of('https://evil.test/') }, Flags: 256 } }),
    link({ A: { S: 'Launch', F: PDFString.of('evil.exe') } }),
    link({ A: web('javascript:evil()') }),
    link({ A: web('https://uni.test/', { Next: script }), AA: { E: script } }),
    link({ A: { S: 'GoTo', D: [page.ref, 'Fit'] } }),
    link({ Subtype: 'Widget', Parent: field }),
  ]
  page.node.set(PDFName.of('Annots'), context.obj(annotations))
  return document
}

const boundWords = async (document: PDFDocument): Promise<string> => {
  const bound = await PDFDocument.create()
  for (const page of await bound.copyPages(document, document.getPageIndices())) bound.addPage(page)
  const saved = await PDFDocument.load(await bound.save())
  return saved.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n')
}

test('what is bound with the papers of others does nothing by itself, and its links stay', async () => {
  expect(await boundWords(await busyDocument())).toMatch(/evil[^]*SubmitForm/)
  const words = await boundWords(calm(await busyDocument()))
  expect(words).not.toMatch(/evil|JavaScript|SubmitForm|Launch|\/AA/)
  expect(words.match(/uni\.test|\/GoTo|\/Widget/g)?.toSorted()).toEqual(['/GoTo', '/Widget', 'uni.test'])
})

test('annotations that are none keep nobody from binding', async () => {
  const document = await PDFDocument.create()
  document.addPage().node.set(PDFName.of('Annots'), PDFString.of('evil'))
  document.addPage().node.set(PDFName.of('Annots'), document.context.obj([1, null, 'x']))
  expect(await boundWords(calm(document))).not.toContain('evil')
})
