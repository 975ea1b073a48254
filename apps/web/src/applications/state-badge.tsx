import { useTranslation } from 'react-i18next'
import { IconBadge } from '../parts/icon-badge.tsx'
import { looks } from './state-looks.ts'
import type { ApplicationState } from './states.ts'

type Props = { readonly state: ApplicationState }

export const StateBadge = ({ state }: Props) => {
  const { t } = useTranslation('applications')
  return <IconBadge look={looks[state]} label={t(`states.${state}`)} size="lg" />
}
