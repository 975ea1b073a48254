import { useTranslation } from 'react-i18next'
import { IconBadge } from '../parts/icon-badge.tsx'
import { looks } from './state-looks.ts'
import type { ApplicationState } from './states.ts'

type Props = { readonly state: ApplicationState; readonly isForStaff?: boolean }

export const StateBadge = ({ state, isForStaff = false }: Props) => {
  const { t } = useTranslation('applications')
  return <IconBadge look={looks[state]} label={t(`${isForStaff ? 'statesForStaff' : 'states'}.${state}`)} size="lg" />
}
