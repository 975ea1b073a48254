import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, PDFRef } from 'pdf-lib'

export type Bookmark = { readonly title: string; readonly page: PDFPage }

/** Appends bookmarks to the outline; existing ones stay before them. */
export const addBookmarks = ({ context, catalog }: PDFDocument, bookmarks: readonly Bookmark[]): void => {
  if (bookmarks.length === 0) return
  const outline = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict) ?? context.obj({ Type: 'Outlines' })
  const held = catalog.get(PDFName.of('Outlines'))
  const parent = held instanceof PDFRef ? held : context.register(outline)
  catalog.set(PDFName.of('Outlines'), parent)

  const refs = bookmarks.map(() => context.nextRef())
  for (const [index, { title, page }] of bookmarks.entries()) {
    const line = context.obj({ Parent: parent, Dest: [page.ref, 'Fit'] })
    line.set(PDFName.of('Title'), PDFHexString.fromText(title))
    link(line, 'Prev', refs[index - 1] ?? outline.get(PDFName.of('Last')))
    link(line, 'Next', refs[index + 1])
    context.assign(refs[index] ?? context.nextRef(), line)
  }
  link(outline.lookupMaybe(PDFName.of('Last'), PDFDict), 'Next', refs[0])
  if (!outline.has(PDFName.of('First'))) link(outline, 'First', refs[0])
  link(outline, 'Last', refs.at(-1))
  const shown = outline.lookupMaybe(PDFName.of('Count'), PDFNumber)?.asNumber() ?? 0
  outline.set(PDFName.of('Count'), PDFNumber.of(shown + bookmarks.length))
}

const link = (line: PDFDict | undefined, name: string, to: ReturnType<PDFDict['get']>): void => {
  if (to !== undefined) line?.set(PDFName.of(name), to)
}
