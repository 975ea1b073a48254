import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { i18n } from '../language/i18n.ts'
import { useFault } from './faults.ts'
import type en from './words.en.ts'

type Known = Exclude<keyof typeof en, 'faults'>
const isKnown = (code: string): code is Known => i18n.exists(`${code}.title`, { ns: 'problems' })

export type Explained = {
  readonly title: string
  readonly way: string
  /** Deduplicated. */
  readonly faults: readonly string[]
  readonly code: string
}

/** A problem in the reader's language, with its code and what to do next. */
export const useExplain = (): ((error: unknown) => Explained) => {
  const { t } = useTranslation('problems')
  const wordsOf = useFault()
  return error => {
    const reported = isProblem(error) ? error.code : 'INTERNAL'
    const code = isKnown(reported) ? reported : 'INTERNAL'
    const number = isProblem(error) && error.correlationId ? ` · ${error.correlationId}` : ''
    const faults = isProblem(error) ? [...new Set(error.errors.map(wordsOf))] : []
    return { title: t(`${code}.title`), way: t(`${code}.way`), faults, code: `${reported}${number}` }
  }
}
