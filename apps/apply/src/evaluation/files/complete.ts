import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib'

/**
 * Makes what the file says of itself true of the whole: the number of pages in its metadata, and a structure that tells
 * of the cover only. Documents of strangers bring numbers into a structure of their own, which is not bound with them;
 * here these would name parts of the cover.
 */
export const completeDossier = (bound: PDFDocument, ofCover: ReadonlySet<object>): void => {
  for (const [ref, object] of bound.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (ofCover.has(ref) || !(dict instanceof PDFDict)) continue
    dict.delete(PDFName.of('StructParents'))
    dict.delete(PDFName.of('StructParent'))
  }
  correctPageCount(bound)
}

const correctPageCount = (bound: PDFDocument): void => {
  const { catalog, context } = bound
  const ref = catalog.get(PDFName.of('Metadata'))
  const metadata = context.lookup(ref)
  if (!(ref instanceof PDFRef && metadata instanceof PDFRawStream)) return
  const said = Buffer.from(metadata.getContents()).toString()
  const pages = said.replace(/(<xmpTPg:NPages>)\d+/, `$1${bound.getPageCount()}`)
  context.assign(ref, context.stream(pages, { Type: 'Metadata', Subtype: 'XML' }))
}
