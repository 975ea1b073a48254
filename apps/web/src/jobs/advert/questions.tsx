import { List, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import type { Shown } from './shown.ts'

type Props = { readonly questions: Shown['questions'] }

export const Questions = ({ questions }: Props) => {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  if (questions.length === 0) return null
  return (
    <section>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {t('advert.questions')}
      </Title>
      <List withPadding>
        {questions.map(({ questionId, textEn, textDe }) => (
          <List.Item key={questionId}>{language === 'de' ? textDe || textEn : textEn || textDe}</List.Item>
        ))}
      </List>
    </section>
  )
}
