import type { InputFault } from '@kolleg/problems'
import { Problem } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'
import { largestBytes } from './image.ts'

export type Received = { readonly file: Buffer; readonly fields: Readonly<Record<string, string>> }

/** Reads a form with one picture and the named fields; all faults are reported at once. */
export const receive = async (request: FastifyRequest, known: readonly string[] = []): Promise<Received> => {
  if (!request.isMultipart())
    throw problem('UNSUPPORTED_MEDIA_TYPE', { detail: 'A picture is sent as multipart/form-data.' })
  const fields = new Map<string, string>()
  const files = new Map<string, Buffer>()
  let isTooLarge = false
  try {
    for await (const part of request.parts({ limits: { fileSize: largestBytes } })) {
      if (part.type === 'file') {
        files.set(part.fieldname, await part.toBuffer())
        isTooLarge ||= part.file.truncated
      } else fields.set(part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value))
    }
  } catch (error) {
    throw orUnreadable(error)
  }
  await request.readmitLate()
  if (isTooLarge) throw problem('TOO_LARGE', { detail: 'A picture may have at most 5 MiB.' })
  const file = files.get('file')
  const errors = faultsIn([...fields.keys(), ...files.keys()], known, file)
  if (errors.length > 0 || file === undefined) throw problem('VALIDATION_FAILED', { errors })
  return { file, fields: Object.fromEntries(fields) }
}

const faultsIn = (names: readonly string[], known: readonly string[], file: Buffer | undefined): InputFault[] => [
  ...names
    .filter(name => name !== 'file' && !known.includes(name))
    .map(
      (name): InputFault => ({
        pointer: `/${name}`,
        message: `${name} is not known here.`,
        code: 'additionalProperties',
      }),
    ),
  ...(file === undefined ? [{ pointer: '/file', message: 'file is required.', code: 'required' as const }] : []),
  ...(file?.length === 0 ? [{ pointer: '/file', message: 'file is empty.', code: 'minLength' as const }] : []),
]

/** The form parser and an aborted request throw errors without a status. */
const orUnreadable = (error: unknown): unknown =>
  error instanceof Problem || (error instanceof Error && 'statusCode' in error)
    ? error
    : problem('VALIDATION_FAILED', { detail: 'The form broke off or is not well formed.', cause: error })
