import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { type InputFault, Problem } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { largestBytes } from './document.ts'
import { type Spooled, spool, spoolIn } from './spool.ts'

export type Incoming = Spooled & { readonly field: string; readonly fileName: string }

/** A received form: its text fields, and its one file on disk. */
export type Form = { readonly fields: Readonly<Record<string, string>>; readonly file: Incoming | undefined }

/** Parses a form as it arrives and does the work with it; its temporary file is deleted afterwards. */
export const receiving = async <T>(
  { config }: { readonly config: Pick<Context['config'], 'DATA_DIR'> },
  request: FastifyRequest,
  work: (form: Form) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart())
    throw problem('UNSUPPORTED_MEDIA_TYPE', { detail: 'A file is sent as multipart/form-data.' })
  const fields = new Map<string, string>()
  const files: Incoming[] = []
  try {
    await read(request, spoolIn(config.DATA_DIR), fields, files)
    await request.readmitLate()
    return await work({ fields: Object.fromEntries(fields), file: files[0] })
  } finally {
    for (const file of files) await file.discard()
  }
}

/** Reads to the end even if it is too large: a caller who is still sending does not read the answer. */
const read = async (
  request: FastifyRequest,
  directory: string,
  fields: Map<string, string>,
  files: Incoming[],
): Promise<void> => {
  let isTooLarge = false
  try {
    for await (const part of request.parts({ limits: { fileSize: largestBytes } })) {
      if (part.type === 'file') {
        files.push(await taken(directory, part))
        isTooLarge ||= part.file.truncated
      } else fields.set(part.fieldname, wordsOf(part))
    }
  } catch (error) {
    throw isUnreadable(error)
      ? problem('VALIDATION_FAILED', { detail: 'The form broke off or is not well formed.', cause: error })
      : error
  }
  if (isTooLarge) throw problem('TOO_LARGE', { detail: 'A document may have at most 25 MiB.' })
}

const taken = async (directory: string, { fieldname, filename, file }: MultipartFile): Promise<Incoming> => ({
  ...(await spool(directory, file)),
  field: fieldname,
  fileName: filename ?? '',
})

const wordsOf = ({ fieldname, value, valueTruncated }: MultipartValue): string => {
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  const pointer = `/${fieldname}`
  if (valueTruncated) throw refused({ pointer, message: `${fieldname} is too long.`, code: 'maxLength' })
  if (words.includes(notUtf8)) throw refused({ pointer, message: `${fieldname} is not UTF-8.`, code: 'text' })
  return words
}

/** What the form parser inserts for invalid bytes. */
const notUtf8 = '\u{FFFD}'

const refused = (error: InputFault) => problem('VALIDATION_FAILED', { errors: [error] })

/** The form parser, which calls a boundary a needle, and an aborted request throw plain errors. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Problem) &&
  !('statusCode' in error) &&
  (/multipart|boundary|needle|part header/i.test(error.message) || ('code' in error && brokenOff.has(error.code)))

const brokenOff: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'])
