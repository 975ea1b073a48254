import { base } from './base.ts'
import { fromForeign } from './foreign.ts'
import { type InputFault, type Json, Problem } from './problem.ts'
import { typeOf } from './type-uri.ts'

export interface ReplyOptions {
  /** The requested path. */
  readonly instance: string
  readonly correlationId: string
  /** The service's public address, for an absolute `type`; relative without it. */
  readonly publicUrl?: string
}

/** The body of RFC 9457, with `code`, and with `errors` for bad input. */
export interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly instance: string
  readonly code: string
  readonly errors?: readonly InputFault[]
  readonly correlationId?: string
  readonly [member: string]: Json | readonly InputFault[] | undefined
}

export interface ProblemReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ProblemBody
}

/**
 * Turns anything thrown into a reply. What is not a problem of the register becomes INTERNAL and does not reveal its
 * cause.
 */
export function toReply(error: unknown, options: ReplyOptions): ProblemReply {
  const problem = error instanceof Problem ? error : fromForeign(error)
  const { code, status, title, errors, members } = problem
  const retryAfter = members['retryAfterSeconds']
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...problem.headers,
      ...(typeof retryAfter === 'number' ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } : {}),
    },
    body: {
      type: typeOf(code, options.publicUrl),
      title,
      status,
      // The text of an internal failure belongs in the log.
      detail: code === 'INTERNAL' ? base.entries.INTERNAL.meaning : problem.message,
      instance: options.instance,
      code,
      ...(errors.length > 0 ? { errors } : {}),
      ...members,
      ...(status >= 500 ? { correlationId: options.correlationId } : {}),
    },
  }
}
