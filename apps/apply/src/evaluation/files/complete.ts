import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'

/** Updates the metadata for the merged file: its title is shown, and the metadata cover all pages. */
export const completeDossier = (bound: PDFDocument): void => {
  const { catalog, context } = bound
  const preferences = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({})
  preferences.set(PDFName.of('DisplayDocTitle'), context.obj(true))
  catalog.set(PDFName.of('ViewerPreferences'), preferences)
  const ref = catalog.get(PDFName.of('Metadata'))
  const metadata = context.lookup(ref)
  if (!(ref instanceof PDFRef && metadata instanceof PDFRawStream)) return
  const said = Buffer.from(metadata.getContents()).toString()
  const pages = said.replace(/(<xmpTPg:NPages>)\d+/, `$1${bound.getPageCount()}`)
  context.assign(ref, context.stream(pages, { Type: 'Metadata', Subtype: 'XML' }))
}
