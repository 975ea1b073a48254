import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTrailWords } from './use-trail-words.ts'

type Props = { readonly names: readonly string[] }

export const ChangedFields = ({ names }: Props) => {
  const { t } = useTranslation('audit')
  const words = useTrailWords()
  if (names.length === 0) return null
  return (
    <Text size="xs" c="dimmed">
      {t('changed', { fields: names.map(words.field).join(', ') })}
    </Text>
  )
}
