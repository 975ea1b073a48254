import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import type { Sender } from '../../sandbox/fair-queue.ts'
import { exceeded } from '../../sandbox/sandbox.ts'
import type { Fault } from './examine.ts'

const sentences = {
  NO_PDF: 'This is not a PDF file. Only PDF is accepted, whatever the name of the file says.',
  NOT_ONLY_A_PDF: 'There is something else in this file beside the PDF. Print it to a new PDF, then upload that.',
  ENCRYPTED: 'The PDF is encrypted. Save it without a password and without restrictions, then upload it again.',
  BROKEN: 'The PDF is damaged and cannot be read. Export or print it to PDF once more, then upload it again.',
  TOO_LONG: 'The PDF has more than 2000 pages.',
  TOO_HEAVY: 'The PDF is too complicated to be read. Print it to a new PDF, then upload that.',
} as const satisfies Record<Fault, string>

const refusal = (code: keyof typeof sentences, pointer: string) =>
  problem('VALIDATION_FAILED', {
    detail: sentences[code],
    errors: [{ pointer, message: sentences[code], code }],
  })

/**
 * The number of pages of the PDF at a path in the sandbox's folder. Throws 400 with the reason if it is no PDF, is
 * encrypted, or cannot be read or merged.
 */
export const checkPdf = async (
  { sandbox }: Pick<Context, 'sandbox'>,
  sender: Sender,
  path: string,
  pointer = '/file',
): Promise<{ readonly pageCount: number }> => {
  const verdict = await sandbox.run('examine-pdf', sender, async () => ({ path }))
  if (verdict === exceeded) throw refusal('TOO_HEAVY', pointer)
  if ('fault' in verdict) throw refusal(verdict.fault, pointer)
  return verdict
}
