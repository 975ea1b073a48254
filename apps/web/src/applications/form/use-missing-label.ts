import { useTranslation } from 'react-i18next'
import type { InputFault } from '../../api/problem.ts'
import { useLanguage } from '../../language/use-language.ts'
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

type Asked = { readonly questions: Mine['questions']; readonly named: number; readonly letters: number }

/** What is missing, in the reader's words; in the service's own where there are no others. */
export const useMissingLabel = ({ questions, named, letters }: Asked) => {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  return ({ pointer, message }: Pick<InputFault, 'pointer' | 'message'>): string => {
    if (isKnown(pointer)) return t(`missing.${known[pointer]}`)
    if (pointer === '/references') return t('missing.references', { count: letters, named })
    const question = questions.find(({ questionId }) => pointer === `/answers/${questionId}`)
    if (question === undefined) return message
    const { textEn, textDe } = question
    return t('missing.answer', { question: language === 'de' ? textDe || textEn : textEn || textDe })
  }
}
