import { Badge } from '@mantine/core'
import { IconCalendarCheck, IconCircleCheck, IconCircleDashed, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { IntervieweeState } from './search.ts'

const looks = {
  UNCONTACTED: { color: 'gray', icon: IconCircleDashed },
  INVITED: { color: 'orange', icon: IconMail },
  SCHEDULED: { color: 'accent', icon: IconCalendarCheck },
  COMPLETED: { color: 'teal', icon: IconCircleCheck },
} as const satisfies Record<IntervieweeState, object>

type Props = { readonly state: IntervieweeState }

export const StateBadge = ({ state }: Props) => {
  const { t } = useTranslation('interviews')
  const { color, icon: Icon } = looks[state]
  return (
    <Badge color={color} variant="light" tt="none" fw={600} leftSection={<Icon size={13} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
