import { readFile } from 'node:fs/promises'
import { ParseSpeeds, PDFDocument } from 'pdf-lib'
import { sanitize } from './sanitize.ts'

/** Opens a PDF whose pages are to be copied into another. All of its objects are unpacked: only in a sandbox. */
export const openPdf = async (path: string): Promise<PDFDocument> =>
  sanitize(await PDFDocument.load(await readFile(path), { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest }))

/** Copies all pages, and with them everything that they show. */
export const appendPages = async (to: PDFDocument, from: PDFDocument) => {
  const pages = await to.copyPages(from, from.getPageIndices())
  for (const page of pages) to.addPage(page)
  return pages
}
