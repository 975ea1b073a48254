import { IconCircleCheck, IconLock, IconPencil, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconBadge } from '../parts/icon-badge.tsx'
import type { JobState } from './search.ts'

const looks = {
  DRAFT: { color: 'gray', icon: IconPencil },
  PUBLISHED: { color: 'teal', icon: IconWorld },
  CLOSED: { color: 'gray', icon: IconLock },
  APPLICANT_FOUND: { color: 'accent', icon: IconCircleCheck },
} as const satisfies Record<JobState, object>

type Props = { readonly state: JobState }

export const StateBadge = ({ state }: Props) => {
  const { t } = useTranslation('jobs')
  return <IconBadge look={looks[state]} label={t(`state.${state}`)} size="lg" />
}
