import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'

type Props = { readonly closesAt: string | null }

export const Deadline = ({ closesAt }: Props) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  if (closesAt === null) return null
  const isOver = new Date(closesAt).getTime() <= Date.now()
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'} mt={6}>
      {t(isOver ? 'deadline.over' : 'deadline.until', { at: format.until(closesAt) })}
    </Text>
  )
}
