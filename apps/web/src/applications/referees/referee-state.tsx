import { Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconClock, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { isAhead } from '../../language/is-ahead.ts'
import type { Reference } from '../queries.ts'

const icons = {
  ADDED: IconPencil,
  REQUESTED: IconClock,
  SUBMITTED: IconCircleCheck,
  DECLINED: IconCircleX,
  EXPIRED: IconCircleX,
  CANCELLED: IconCircleX,
} as const satisfies Record<Reference['state'], unknown>

type Props = { readonly reference: Reference }

/** Words and an icon: colour alone would exclude people. */
export const RefereeState = ({ reference: { state, requestedAt, expiresAt, answeredAt } }: Props) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  const Icon = icons[state]
  const isWaiting = state === 'REQUESTED' && requestedAt !== null && isAhead(requestedAt)
  const isAnswered = state === 'SUBMITTED' || state === 'DECLINED'
  const at = isWaiting ? requestedAt : isAnswered ? answeredAt : expiresAt
  const say = isWaiting || isAnswered ? format.instant : format.until
  return (
    <Text size="sm" mt="sm" {...(state !== 'SUBMITTED' && { c: 'dimmed' })} display="flex">
      <Icon size={18} stroke={1.6} aria-hidden />
      &nbsp;
      {t(`referee.states.${isWaiting ? 'WAITING' : state}`, { at: at === null ? '' : say(at) })}
    </Text>
  )
}
