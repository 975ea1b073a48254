import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'

/** A PDF that is different each time. */
export const newPdf = async (pages = 1, text = randomBytes(8).toString('hex')): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page++) document.addPage([300, 300]).drawText(`${text} ${page}`, { size: 12 })
  return Buffer.from(await document.save())
}

/** The beginning of the stream. */
const opened = (length: number): string => `4 0 obj\n<< /Length ${String(length).padStart(10, '0')} >>\nstream\n`

/** A PDF of exactly this many bytes, most of them in a stream that nothing shows. */
export const heavyPdf = (bytes: number): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`)
  const head = `%PDF-1.7\n${objects.join('')}`
  const starts = objects.map((_, index) => 9 + objects.slice(0, index).join('').length)
  const tail = (at: number): string => {
    const rows = [...starts, head.length].map(start => `${String(start).padStart(10, '0')} 00000 n \n`)
    const table = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\n`
    return `\nendstream\nendobj\n${table}startxref\n${String(at).padStart(10, '0')}\n%%EOF\n`
  }
  const length = bytes - head.length - opened(0).length - tail(0).length
  const at = head.length + opened(length).length + length + '\nendstream\nendobj\n'.length
  return Buffer.concat([Buffer.from(head + opened(length)), randomBytes(length), Buffer.from(tail(at))])
}

/** Encrypted with a password to open it, or with one that only forbids actions. */
export const encryptedPdf = (name: 'user-password' | 'owner-password'): Promise<Buffer> =>
  readFile(new URL(`./${name}.pdf`, import.meta.url))

type More = { readonly type?: string; readonly name?: string; readonly fileName?: string; readonly field?: string }

/** The form that a browser sends. */
export const formWith = (
  content: Uint8Array,
  { type = 'CV', name, fileName = 'cv.pdf', field = 'file' }: More = {},
): FormData => {
  const form = new FormData()
  form.set('type', type)
  if (name !== undefined) form.set('name', name)
  form.set(field, new Blob([new Uint8Array(content)], { type: 'application/pdf' }), fileName)
  return form
}
