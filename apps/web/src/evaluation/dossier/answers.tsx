import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { Detail } from '../application.ts'
import classes from './dossier.module.css'

type Answer = Detail['answers'][number]
type Props = { readonly answers: readonly Answer[] }

export const Answers = ({ answers }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const language = useLanguage()
  const answerText = ({ answer }: Answer): string => {
    if (answer === null || answer === '') return t('answer.none')
    if (typeof answer === 'boolean') return t(answer ? 'answer.yes' : 'answer.no')
    return typeof answer === 'number' ? number(answer) : answer
  }
  return (
    <dl className={classes.answers}>
      {answers.map(each => (
        <div key={each.questionId}>
          <dt>
            {(language === 'de' ? each.textDe || each.textEn : each.textEn || each.textDe) || t('answer.unnamed')}
          </dt>
          <dd data-none={each.answer === null || undefined}>{answerText(each)}</dd>
        </div>
      ))}
    </dl>
  )
}
