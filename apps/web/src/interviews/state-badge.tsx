import { IconCalendarCheck, IconCircleCheck, IconCircleDashed, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconBadge } from '../parts/icon-badge.tsx'
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
  return <IconBadge look={looks[state]} label={t(`state.${state}`)} />
}
