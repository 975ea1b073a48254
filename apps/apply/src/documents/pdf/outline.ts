/** Readers look for the header within so many bytes, and so do we. */
const headerWithin = 1024
const header = /%PDF-[12]\.\d/

/** Programs and archives, by how they begin. */
const otherKinds = ['MZ', '#!', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x7fELF']
const markup = /<(!doctype|html|head|body|script|svg|iframe)[\s>/]/i
/** The end of a ZIP, which is read from there: one can be hidden in or behind anything. */
const endOfZip = 'PK\x05\x06\0\0\0\0'
const endOfZipWithin = 22 + 0xffff

type Outline = { readonly start: number; readonly end: number }

/**
 * Where the PDF lies in its file: other bytes may stand before it, as some programs leave them, and behind its last end
 * mark. What could be taken for a page, a program or an archive as well is refused, whatever it is sent as.
 */
export const outlineOf = (file: Buffer): Outline | { readonly fault: 'NO_PDF' | 'NOT_ONLY_A_PDF' | 'BROKEN' } => {
  const start = file.toString('latin1', 0, headerWithin + 8).search(header)
  if (start === -1) return { fault: 'NO_PDF' }
  const end = file.lastIndexOf('%%EOF') + 5
  if (end < start || !file.includes('startxref', start)) return { fault: 'BROKEN' }
  const head = file.toString('latin1', 0, start + 1024)
  const tail = file.toString('latin1', end)
  const isMore =
    otherKinds.some(kind => head.startsWith(kind)) ||
    markup.test(head) ||
    markup.test(tail) ||
    file.includes(endOfZip, Math.min(end, Math.max(0, file.length - endOfZipWithin)), 'latin1')
  return isMore ? { fault: 'NOT_ONLY_A_PDF' } : { start, end }
}
