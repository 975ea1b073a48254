import { Badge } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconLock,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ApplicationState } from './queries.ts'

const looks = {
  SAVED: { color: 'gray', icon: IconPencil },
  SENT: { color: 'accent', icon: IconSend },
  IN_REVIEW: { color: 'accent', icon: IconEye },
  INTERVIEW: { color: 'grape', icon: IconCalendarEvent },
  ACCEPTED: { color: 'teal', icon: IconCircleCheck },
  REJECTED: { color: 'red', icon: IconCircleX },
  WITHDRAWN: { color: 'gray', icon: IconArrowBackUp },
  JOB_CLOSED: { color: 'gray', icon: IconLock },
  JOB_CLOSED_DRAFT: { color: 'gray', icon: IconLock },
} as const satisfies Record<ApplicationState, object>

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
