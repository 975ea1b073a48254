import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useExplain } from '../../problems/explain.ts'

const known = ['NO_PDF', 'NOT_ONLY_A_PDF', 'ENCRYPTED', 'BROKEN', 'TOO_LONG', 'TOO_HEAVY'] as const

export const useUploadFault = (): ((error: unknown) => string) => {
  const { t } = useTranslation('applicants')
  const explain = useExplain()
  return error => {
    if (isProblem(error, 'TOO_LARGE')) return t('document.faults.TOO_LARGE')
    if (isProblem(error, 'LIMIT_REACHED')) return t('document.faults.LIMIT_REACHED')
    const code = isProblem(error) && known.find(each => error.errors.some(fault => fault.code === each))
    if (code) return t(`document.faults.${code}`)
    const { title, way } = explain(error)
    return `${title}. ${way}`
  }
}
