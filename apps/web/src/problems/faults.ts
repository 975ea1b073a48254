import { useTranslation } from 'react-i18next'
import { type InputFault, isProblem } from '../api/problem.ts'
import { i18n } from '../language/i18n.ts'
import type en from './faults.en.ts'

const isKnown = (code: string): code is keyof typeof en => i18n.exists(`faults.${code}`, { ns: 'problems' })

/** Falls back to the service's sentence if its code is newer than this page. */
export const useFault = (): ((fault: InputFault) => string) => {
  const { t } = useTranslation('problems')
  return ({ code, message }) => (isKnown(code) ? t(`faults.${code}`) : message)
}

/** The fault of a field, by name or path (`questions/0/textEn`). */
export const useFaults = (error: unknown): ((field: string) => string | undefined) => {
  const wordsOf = useFault()
  return field => {
    if (!isProblem(error)) return undefined
    const fault = error.errors.find(({ pointer }) => pointer === `/${field}` || pointer === `/body/${field}`)
    return fault && wordsOf(fault)
  }
}
