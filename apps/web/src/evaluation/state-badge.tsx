import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { looks } from '../applications/state-looks.ts'
import type { State } from './application.ts'

type Props = { readonly state: State; readonly size?: 'sm' | 'md' | 'lg' }

export const StateBadge = ({ state, size = 'md' }: Props) => {
  const { t } = useTranslation('evaluation')
  const { color, icon: Icon } = looks[state]
  return (
    <Badge color={color} variant="light" tt="none" fw={600} size={size} leftSection={<Icon size={13} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
