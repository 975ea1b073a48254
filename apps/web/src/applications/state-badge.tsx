import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ApplicationState } from './queries.ts'
import { looks } from './state-looks.ts'

type Props = { readonly state: ApplicationState }

export const StateBadge = ({ state }: Props) => {
  const { t } = useTranslation('applications')
  const { color, icon: Icon } = looks[state]
  return (
    <Badge color={color} variant="light" tt="none" fw={600} size="lg" leftSection={<Icon size={14} aria-hidden />}>
      {t(`states.${state}`)}
    </Badge>
  )
}
