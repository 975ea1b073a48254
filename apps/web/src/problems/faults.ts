import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'

const known = ['required', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'OWN_ADDRESS'] as const

/** What is wrong with a field, by its name or path (`questions/0/textEn`), in the reader's language. */
export const useFaults = (error: unknown): ((field: string) => string | undefined) => {
  const { t } = useTranslation('problems')
  return field => {
    if (!isProblem(error)) return undefined
    const fault = error.errors.find(({ pointer }) => pointer === `/${field}` || pointer === `/body/${field}`)
    if (fault === undefined) return undefined
    const code = known.find(each => each === fault.code)
    return code ? t(`faults.${code}`) : t('faults.other', { message: fault.message })
  }
}
