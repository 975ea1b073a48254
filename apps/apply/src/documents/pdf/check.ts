import { open } from 'node:fs/promises'
import { problem } from '../../problems.ts'
import { type Bounds, runApart } from './apart.ts'
import { inTurn } from './in-turn.ts'
import { isOutlineOfPdf, outlineBytes } from './outline.ts'

const usual: Bounds = { timeoutMs: 20_000, memoryBytes: 400 * 1024 * 1024 }
const program = new URL('./examine.ts', import.meta.url)
const atATime = inTurn(2)

const sentences = {
  NO_PDF: 'This is not a PDF file. Only PDF is accepted, whatever the name of the file says.',
  ENCRYPTED: 'The PDF is encrypted. Save it without a password and without restrictions, then upload it again.',
  BROKEN: 'The PDF is damaged and cannot be read. Export or print it to PDF once more, then upload it again.',
  TOO_LONG: 'The PDF has more than 2000 pages.',
  TOO_HEAVY: 'The PDF is too complicated to be read. Print it to a new PDF, then upload that.',
} as const

export type Fault = keyof typeof sentences

const refusal = (code: Fault, pointer: string) =>
  problem('VALIDATION_FAILED', {
    detail: sentences[code],
    errors: [{ pointer, message: sentences[code], code }],
  })

/** How many pages the PDF has; throws 400 in clear words for what is none, is encrypted or cannot be read. */
export const checkPdf = async (
  path: string,
  pointer = '/file',
  bounds = usual,
): Promise<{ readonly pageCount: number }> => {
  if (!(await hasOutline(path))) throw refusal('NO_PDF', pointer)
  const output = await atATime(() => runApart(program, path, bounds))
  if (output === undefined) throw refusal('TOO_HEAVY', pointer)
  const { verdict, pageCount } = JSON.parse(output) as { readonly verdict: Fault | 'READABLE'; pageCount?: number }
  if (verdict !== 'READABLE') throw refusal(verdict, pointer)
  if (!pageCount) throw refusal('BROKEN', pointer)
  return { pageCount }
}

const hasOutline = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const part = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(outlineBytes), 0, outlineBytes, position)
      return buffer.subarray(0, bytesRead)
    }
    return isOutlineOfPdf(await part(0), await part(Math.max(0, size - outlineBytes)))
  } finally {
    await file.close()
  }
}
