import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { getDocument, PasswordException, PDFDataRangeTransport } from 'unpdf/pdfjs'
import { openPdf } from './open.ts'
import { outlineOf } from './outline.ts'
import { appendPart } from './tags/part.ts'
import { openTree } from './tags/tree.ts'

export type Fault = 'NO_PDF' | 'NOT_ONLY_A_PDF' | 'ENCRYPTED' | 'BROKEN' | 'TOO_LONG' | 'TOO_HEAVY'
type Verdict = { readonly fault: Fault } | { readonly pageCount: number }

const mostPages = 2_000

/** Whether a PDF can be read and merged into a dossier. Failures show here, in a sandbox, and not later. */
export const examinePdf = async ({ path }: { readonly path: string }): Promise<Verdict> => {
  try {
    const outline = outlineOf(readFileSync(path))
    if ('fault' in outline) return outline
    const read = await readPages(path)
    if (!('pageCount' in read)) return read
    // The two readers may disagree about which definition of an object is valid.
    return (await tryBinding(path)) === read.pageCount ? read : { fault: 'BROKEN' }
  } catch (error) {
    if (error instanceof PasswordException) return { fault: 'ENCRYPTED' }
    return { fault: error instanceof RangeError ? 'TOO_HEAVY' : 'BROKEN' }
  }
}

/** Serves the parts that the reader asks for, so that it never holds the whole file. */
class Parts extends PDFDataRangeTransport {
  readonly file: number

  constructor(file: number) {
    const { size } = fstatSync(file)
    super(size, bytes(file, 0, Math.min(size, 65_536)))
    this.file = file
  }

  override requestDataRange(begin: number, end: number): void {
    this.onDataRange(begin, bytes(this.file, begin, end - begin))
  }
}

const bytes = (file: number, start: number, length: number): Uint8Array => {
  const buffer = new Uint8Array(length)
  return buffer.subarray(0, readSync(file, buffer, 0, length, start))
}

const readPages = async (path: string): Promise<Verdict> => {
  const file = openSync(path, 'r')
  const task = getDocument({
    range: new Parts(file),
    disableStream: true,
    disableAutoFetch: true,
    stopAtErrors: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    const { info } = await document.getMetadata()
    if ('EncryptFilterName' in info && info.EncryptFilterName) return { fault: 'ENCRYPTED' }
    const { numPages: pageCount } = document
    if (pageCount > mostPages) return { fault: 'TOO_LONG' }
    for (let page = 1; page <= pageCount; page++) await document.getPage(page)
    return pageCount > 0 ? { pageCount } : { fault: 'BROKEN' }
  } finally {
    await task.destroy()
    closeSync(file)
  }
}

/** The number of pages a dossier would get. */
const tryBinding = async (path: string): Promise<number> => {
  const bound = await PDFDocument.create()
  const tree = openTree(bound)
  appendPart(tree, bound, await openPdf(path), { title: '', picture: () => '' })
  tree.close()
  await bound.save({ objectsPerTick: Infinity })
  return bound.getPageCount()
}
