import { Badge } from '@mantine/core'
import { IconCircleCheck, IconLock, IconPencil, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export type JobState = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'APPLICANT_FOUND'

const looks = {
  DRAFT: { color: 'gray', icon: IconPencil },
  PUBLISHED: { color: 'teal', icon: IconWorld },
  CLOSED: { color: 'gray', icon: IconLock },
  APPLICANT_FOUND: { color: 'accent', icon: IconCircleCheck },
} as const satisfies Record<JobState, object>

type Props = { readonly state: JobState }

export const StateBadge = ({ state }: Props) => {
  const { t } = useTranslation('jobs')
  const { color, icon: Icon } = looks[state]
  return (
    <Badge color={color} variant="light" tt="none" fw={600} size="lg" leftSection={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
