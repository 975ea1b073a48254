import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import type { Mine } from '../queries.ts'
import { AnswerField } from './answer-field.tsx'

type Answers = Mine['answers']

type Props = {
  readonly questions: Mine['questions']
  readonly answers: Answers
  readonly fault: (field: string) => string | undefined
  readonly onChange: (answers: Answers) => void
}

export const Questions = ({ questions, answers, fault, onChange }: Props) => {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  if (questions.length === 0) return null
  const answer = (questionId: string, value: Answers[string] | undefined): void => {
    const { [questionId]: _, ...others } = answers
    onChange(value === undefined || value === '' ? others : { ...others, [questionId]: value })
  }
  return (
    <Stack>
      <Title order={3} mt="md">
        {t('questions.title')}
      </Title>
      {questions.map(({ questionId, kind, required, textEn, textDe }) => (
        <AnswerField
          key={questionId}
          id={`answer-${questionId}`}
          kind={kind}
          label={language === 'de' ? textDe || textEn : textEn || textDe}
          isRequired={required}
          answer={answers[questionId]}
          error={fault(`answers/${questionId}`)}
          onChange={value => answer(questionId, value)}
        />
      ))}
    </Stack>
  )
}
