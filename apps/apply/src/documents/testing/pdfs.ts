import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'

/** A PDF that nobody else has. */
export const newPdf = async (pages = 1, text = randomBytes(8).toString('hex')): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page++) document.addPage([300, 300]).drawText(`${text} ${page}`, { size: 12 })
  return Buffer.from(await document.save())
}

/** A PDF of about so many bytes, with an attachment that cannot be compressed. */
export const heavyPdf = async (bytes: number): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage([300, 300])
  await document.attach(randomBytes(bytes), 'noise.bin')
  return Buffer.from(await document.save())
}

/** Encrypted with a password to open it, and with one that only forbids things. */
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
