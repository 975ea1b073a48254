import { IconCircleCheck, IconLock, IconPencil, IconPlayerPause, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconBadge } from '../parts/icon-badge.tsx'
import type { JobSummary } from './queries.ts'
import type { JobState } from './search.ts'

const looks = {
  DRAFT: { color: 'gray', icon: IconPencil },
  PUBLISHED: { color: 'teal', icon: IconWorld },
  CLOSED: { color: 'gray', icon: IconLock },
  APPLICANT_FOUND: { color: 'accent', icon: IconCircleCheck },
} as const satisfies Record<JobState, object>

const stopped = { color: 'orange', icon: IconPlayerPause } as const

type Props = { readonly job: Pick<JobSummary, 'state' | 'stoppedAt'> }

export const StateBadge = ({ job: { state, stoppedAt } }: Props) => {
  const { t } = useTranslation('jobs')
  if (state === 'PUBLISHED' && stoppedAt !== null) return <IconBadge look={stopped} label={t('stopped')} size="lg" />
  return <IconBadge look={looks[state]} label={t(`state.${state}`)} size="lg" />
}
