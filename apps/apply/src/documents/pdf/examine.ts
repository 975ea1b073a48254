import { fstatSync, readSync } from 'node:fs'
import { getDocument, PasswordException, PDFDataRangeTransport } from 'unpdf/pdfjs'

/** Runs in a process of its own, with the file as its standard input: whatever it does ends with it. */
const file = 0
const mostPages = 2_000

const bytes = (start: number, length: number): Uint8Array => {
  const buffer = new Uint8Array(length)
  const read = readSync(file, buffer, 0, length, start)
  return buffer.subarray(0, read)
}

/** Hands out the parts that the reader asks for, so that the file is never in memory as a whole. */
class Parts extends PDFDataRangeTransport {
  override requestDataRange(begin: number, end: number): void {
    this.onDataRange(begin, bytes(begin, end - begin))
  }
}

const examine = async (): Promise<object> => {
  const { size } = fstatSync(file)
  const task = getDocument({
    range: new Parts(size, bytes(0, Math.min(size, 65_536))),
    disableStream: true,
    disableAutoFetch: true,
    stopAtErrors: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  const document = await task.promise
  const { info } = await document.getMetadata()
  if ('EncryptFilterName' in info && info.EncryptFilterName) return { verdict: 'ENCRYPTED' }
  const pageCount = document.numPages
  for (let page = 1; page <= Math.min(pageCount, mostPages); page++) await document.getPage(page)
  return pageCount > mostPages ? { verdict: 'TOO_LONG' } : { verdict: 'READABLE', pageCount }
}

const verdict = await examine().catch((error: unknown) => ({
  verdict: error instanceof PasswordException ? 'ENCRYPTED' : 'BROKEN',
}))
process.stdout.write(JSON.stringify(verdict), () => process.exit(0))
