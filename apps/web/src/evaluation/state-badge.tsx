import { useTranslation } from 'react-i18next'
import { looks } from '../applications/state-looks.ts'
import { IconBadge } from '../parts/icon-badge.tsx'
import type { State } from './application.ts'

type Props = { readonly state: State; readonly size?: 'sm' | 'md' | 'lg' }

export const StateBadge = ({ state, size = 'md' }: Props) => {
  const { t } = useTranslation('evaluation')
  return <IconBadge look={looks[state]} label={t(`state.${state}`)} size={size} />
}
