import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { sanitize } from './sanitize.ts'

const web = (address: string, more = {}) => ({ S: 'URI', URI: PDFString.of(address), ...more })

/** A page with an action on opening, and fields and links with actions. */
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
    link({
      Subtype: 'Highlight',
      PA: web('javascript:evil()'),
      Carried: context.stream('x', { Carries: PDFString.of('evil') }),
    }),
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

test('a document merged with others does nothing by itself, and its links stay', async () => {
  expect(await boundWords(await busyDocument())).toMatch(/evil[^]*SubmitForm/)
  const words = await boundWords(sanitize(await busyDocument()))
  expect(words).not.toMatch(/evil|JavaScript|SubmitForm|Launch|\/AA/)
  expect(words.match(/uni\.test|\/GoTo|\/Widget/g)?.toSorted()).toEqual(['/GoTo', '/Widget', 'uni.test'])
})

/** A page that turns by itself, and annotations that play, run or attach something. */
const loudDocument = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([300, 300])
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('evil') })
  const evil = context.register(context.stream('evil', { Type: '3D', Subtype: 'U3D', Evil: PDFString.of('evil') }))
  page.node.set(PDFName.of('PresSteps'), context.obj({ Type: 'NavNode', NA: script, PA: script }))
  const kinds = ['3D', 'RichMedia', 'Movie', 'Screen', 'Sound', 'FileAttachment', 'Projection']
  const annotations = [...kinds, 'Highlight'].map(kind =>
    context.register(context.obj({ Subtype: kind, Rect: [0, 0, 9, 9], ...(kind !== 'Highlight' && { Held: evil }) })),
  )
  const hidden = context.register(context.obj({ Subtype: 'Screen', A: script }))
  page.node.set(PDFName.of('Annots'), context.obj([...annotations, context.register(hidden)]))
  return document
}

test('what plays, runs or attaches something is removed, and what is only shown stays', async () => {
  expect(await boundWords(await loudDocument())).toMatch(/evil/)
  const words = await boundWords(sanitize(await loudDocument()))
  expect(words).not.toMatch(/evil|JavaScript|PresSteps/i)
  expect(words.match(/\/Subtype \/(?!XML)\w+/g)).toEqual(['/Subtype /Highlight'])
})

test('fields are sanitized at any depth, each once', async () => {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage()
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('evil') })
  const field = context.obj({ FT: 'Tx', AA: { K: script } })
  let parent = context.register(field)
  for (let depth = 0; depth < 20_000; depth++) parent = context.register(context.obj({ Parent: parent }))
  const widgets = Array.from({ length: 5000 }, () => context.obj({ Subtype: 'Widget', Parent: parent }))
  page.node.set(PDFName.of('Annots'), context.obj(widgets))
  sanitize(document)
  expect(field.toString()).not.toContain('evil')
})

test('invalid annotations do not prevent merging', async () => {
  const document = await PDFDocument.create()
  document.addPage().node.set(PDFName.of('Annots'), PDFString.of('evil'))
  document.addPage().node.set(PDFName.of('Annots'), document.context.obj([1, null, 'x']))
  expect(await boundWords(sanitize(document))).not.toContain('evil')
})
