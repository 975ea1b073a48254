import { useTranslation } from 'react-i18next'
import type { InputFault } from '../../api/problem.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useFault } from '../../problems/faults.ts'
import type { Mine } from '../queries.ts'

const known = {
  '/profile/lastName': 'name',
  '/profile/email': 'email',
  '/profile/degrees': 'degrees',
  '/motivation': 'motivation',
  '/documents': 'cv',
  '/consents/dataProcessing': 'consent',
} as const
const isKnown = (pointer: string): pointer is keyof typeof known => Object.hasOwn(known, pointer)

type Options = { readonly questions: Mine['questions']; readonly named: number; readonly letters: number }

export const useMissingLabel = ({ questions, named, letters }: Options) => {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  const wordsOf = useFault()
  return (fault: InputFault): string => {
    const { pointer } = fault
    if (isKnown(pointer)) return t(`missing.${known[pointer]}`)
    if (pointer === '/references') return t('missing.references', { count: letters, named })
    const question = questions.find(({ questionId }) => pointer === `/answers/${questionId}`)
    if (question === undefined) return wordsOf(fault)
    const { textEn, textDe } = question
    return t('missing.answer', { question: language === 'de' ? textDe || textEn : textEn || textDe })
  }
}
