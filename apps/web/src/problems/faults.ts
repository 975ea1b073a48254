import { useTranslation } from 'react-i18next'
import { type InputFault, isProblem } from '../api/problem.ts'
import { i18n } from '../language/i18n.ts'
import type en from './faults.en.ts'

const isKnown = (code: string): code is keyof typeof en => i18n.exists(`faults.${code}`, { ns: 'problems' })

/** One fault in the reader's language; the service's own words where it is newer than this page. */
export const useFault = (): ((fault: InputFault) => string) => {
  const { t } = useTranslation('problems')
  return ({ code, message }) => (isKnown(code) ? t(`faults.${code}`) : message)
}

/** What is wrong with a field, by its name or path (`questions/0/textEn`), in the reader's language. */
export const useFaults = (error: unknown): ((field: string) => string | undefined) => {
  const wordsOf = useFault()
  return field => {
    if (!isProblem(error)) return undefined
    const fault = error.errors.find(({ pointer }) => pointer === `/${field}` || pointer === `/body/${field}`)
    return fault && wordsOf(fault)
  }
}
