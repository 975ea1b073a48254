import type { Server } from '@kolleg/front'
import { type InputFault, inputFaults, type SchemaFault } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { cleanFileName } from '../documents/file-name.ts'
import type { NewDocument } from '../documents/of-application.ts'
import { checkPdf } from '../documents/pdf/check.ts'
import { type Form, receiving } from '../documents/receive.ts'
import type { Spooled } from '../documents/spool.ts'
import { problem } from '../problems.ts'
import type { Sender } from '../sandbox/fair-queue.ts'
import { Answer } from './answer.body.ts'

export type Given = Answer & { readonly file?: Spooled & { readonly document: NewDocument } }

type Check = (body: unknown) => Answer

/** The validation of the framework, for a body that the route reads itself. */
export const answerCheck = (app: Server): Check => {
  const check = app.validatorCompiler?.({ schema: Answer, httpPart: 'body', method: 'POST', url: '' })
  return body => {
    const result: unknown = check?.(body)
    const faults = typeof result === 'object' && result !== null && 'error' in result ? result.error : undefined
    if (faults) throw problem('VALIDATION_FAILED', { errors: inputFaults(faults as readonly SchemaFault[], 'body') })
    return body as Answer
  }
}

/** Reads an answer as JSON or as a form, and does the work with it. */
export const readingAnswer = <T>(
  context: Context,
  check: Check,
  request: FastifyRequest,
  sender: Sender,
  work: (given: Given) => Promise<T>,
): Promise<T> =>
  request.isMultipart()
    ? receiving(context, request, async form => work(await givenIn(context, form, check, sender)))
    : work(check(request.body ?? {}))

const givenIn = async (context: Context, { fields, file }: Form, check: Check, sender: Sender): Promise<Given> => {
  const answer = check({
    ...fields,
    ...(fields['assessment'] !== undefined && { assessment: jsonOf(fields['assessment']) }),
    ...(file && file.field !== 'letter' && { [file.field]: 'a file' }),
  })
  if (file === undefined) return answer
  const { sha256, sizeBytes } = file
  const { pageCount } = await checkPdf(context, sender, file.path, '/letter')
  const name = cleanFileName(file.fileName)
  return { ...answer, file: { ...file, document: { sha256, sizeBytes, pageCount, name, type: 'REFERENCE_LETTER' } } }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const error: InputFault = { pointer: '/assessment', message: 'The assessment is not valid JSON.', code: 'json' }
    throw problem('VALIDATION_FAILED', { errors: [error] })
  }
}
