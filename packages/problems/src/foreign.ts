import { base } from './base.ts'
import { inputFaults } from './input-faults.ts'
import type { Problem } from './problem.ts'
import type { SchemaFault } from './sentences.ts'

/** An error of the web framework, known only by its shape; its message is never shown. */
interface Foreign {
  readonly statusCode?: unknown
  readonly code?: unknown
  readonly validation?: unknown
  readonly validationContext?: unknown
}

const unreadable: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, but its Content-Type says JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
}

const byStatus = {
  401: 'UNAUTHENTICATED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  412: 'VERSION_CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
} as const

/** The framework's limiter does not say how long; a minute is its usual window. */
const retryAfterSeconds = 60

const isMapped = (status: number): status is keyof typeof byStatus => Object.hasOwn(byStatus, status)

/** Turns an error of the framework into a problem; anything that is not the caller's fault becomes INTERNAL. */
export function fromForeign(error: unknown): Problem {
  if (!(error instanceof Error)) return base.problem('INTERNAL', { cause: error })
  const { statusCode, code, validation, validationContext }: Error & Foreign = error
  if (Array.isArray(validation)) {
    const part = typeof validationContext === 'string' ? validationContext : 'body'
    const faults: readonly SchemaFault[] = validation
    return base.problem('VALIDATION_FAILED', { errors: inputFaults(faults, part), cause: error })
  }
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) {
    return base.problem('INTERNAL', { cause: error })
  }
  if (statusCode === 429) return base.problem('RATE_LIMITED', { members: { retryAfterSeconds }, cause: error })
  if (isMapped(statusCode)) return base.problem(byStatus[statusCode], { cause: error })
  const detail = typeof code === 'string' ? unreadable[code] : undefined
  return base.problem('VALIDATION_FAILED', detail === undefined ? { cause: error } : { detail, cause: error })
}
