import { useTranslation } from 'react-i18next'
import { Problem } from '../api/problem.ts'
import type en from './words.en.ts'

type Known = Exclude<keyof typeof en, 'faults'>
const known: Readonly<Record<Known, true>> = {
  UNAUTHENTICATED: true,
  ACCESS_DENIED: true,
  NOT_FOUND: true,
  VALIDATION_FAILED: true,
  STATE_CONFLICT: true,
  VERSION_CONFLICT: true,
  TIME_CONFLICT: true,
  ALREADY_EXISTS: true,
  TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  RATE_LIMITED: true,
  AI_UNAVAILABLE: true,
  SIGN_IN_UNAVAILABLE: true,
  LIMIT_REACHED: true,
  IDEMPOTENCY_KEY_REUSED: true,
  OFFLINE: true,
  INTERNAL: true,
}
const isKnown = (code: string): code is Known => Object.hasOwn(known, code)

export type Explained = { readonly title: string; readonly way: string; readonly code: string }

/** A problem in the reader's language, with its code and the way on. */
export const useExplain = (): ((error: unknown) => Explained) => {
  const { t } = useTranslation('problems')
  return error => {
    const told = error instanceof Problem ? error.code : 'INTERNAL'
    const code = isKnown(told) ? told : 'INTERNAL'
    const number = error instanceof Problem && error.correlationId ? ` · ${error.correlationId}` : ''
    return { title: t(`${code}.title`), way: t(`${code}.way`), code: `${told}${number}` }
  }
}
