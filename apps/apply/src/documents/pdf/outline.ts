/** Readers look for the header within this many bytes, and so do we. */
const headerWithin = 1024
const header = /%PDF-[12]\.\d/

/** The first bytes of programs and archives. */
const otherKinds = ['MZ', '#!', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x7fELF']
const markup = /<(!doctype|html|head|body|script|svg|iframe)[\s>/]/i
/** ZIP files are read from the end, so one can hide inside or behind any file. */
const endOfZip = 'PK\x05\x06\0\0\0\0'
const endOfZipWithin = 22 + 0xffff

/** Some programs omit one of the two marks; a truncated file has neither. */
const endMark = /%%EOF|startxref\s+\d+/g

type Outline = { readonly start: number; readonly end: number }

/**
 * Where the PDF lies in its file: some programs write other bytes before it, or after its last end mark. A file that
 * could also be a page, a program or an archive is refused, whatever its content type.
 */
export const outlineOf = (file: Buffer): Outline | { readonly fault: 'NO_PDF' | 'NOT_ONLY_A_PDF' | 'BROKEN' } => {
  const start = file.toString('latin1', 0, headerWithin + 8).search(header)
  if (start === -1) return { fault: 'NO_PDF' }
  const end = endOf(file)
  if (end <= start) return { fault: 'BROKEN' }
  // Only comments may precede the first object.
  const [head = ''] = file.toString('latin1', 0, start + 1024).split(/\sobj\b/)
  const isMore =
    otherKinds.some(kind => head.startsWith(kind)) ||
    markup.test(head) ||
    markup.test(file.toString('latin1', end)) ||
    file.includes(endOfZip, Math.min(end, Math.max(0, file.length - endOfZipWithin)), 'latin1')
  return isMore ? { fault: 'NOT_ONLY_A_PDF' } : { start, end }
}

/** The position after the last end mark, or 0. */
const endOf = (file: Buffer): number => {
  const from = Math.max(file.lastIndexOf('%%EOF'), file.lastIndexOf('startxref'), 0)
  const marks = file.toString('latin1', from, from + 64).matchAll(endMark)
  return marks.reduce((end, { 0: mark, index }) => Math.max(end, from + index + mark.length), 0)
}
