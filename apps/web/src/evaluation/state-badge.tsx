import { Badge } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleX,
  IconDoorExit,
  IconEye,
  IconLock,
  IconMailOpened,
  IconMessages,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { State } from './application.ts'

/** A state has the same colour and sign everywhere, and never a colour alone. */
const looks = {
  SENT: { color: 'accent', icon: IconMailOpened },
  IN_REVIEW: { color: 'grape', icon: IconEye },
  INTERVIEW: { color: 'orange', icon: IconMessages },
  ACCEPTED: { color: 'teal', icon: IconCircleCheck },
  REJECTED: { color: 'red', icon: IconCircleX },
  WITHDRAWN: { color: 'gray', icon: IconDoorExit },
  JOB_CLOSED: { color: 'gray', icon: IconLock },
} as const satisfies Record<State, object>

type Props = { readonly state: State; readonly size?: 'sm' | 'md' | 'lg' }

export const StateBadge = ({ state, size = 'md' }: Props) => {
  const { t } = useTranslation('evaluation')
  const { color, icon: Icon } = looks[state]
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      fw={600}
      miw="max-content"
      size={size}
      leftSection={<Icon size={13} aria-hidden />}
    >
      {t(`state.${state}`)}
    </Badge>
  )
}
