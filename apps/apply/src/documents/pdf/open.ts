import { readFile } from 'node:fs/promises'
import { ParseSpeeds, PDFDocument } from 'pdf-lib'
import { outlineOf } from './outline.ts'
import { sanitize } from './sanitize.ts'

/** Opens a PDF to copy its pages. It unpacks all objects, so call it only in a sandbox. */
export const openPdf = async (path: string): Promise<PDFDocument> => {
  const file = await readFile(path)
  const outline = outlineOf(file)
  if ('fault' in outline) throw new Error(`The file is not to be bound: ${outline.fault}.`)
  const pdf = file.subarray(outline.start, outline.end)
  return sanitize(await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest }))
}
