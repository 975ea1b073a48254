import { Button, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Interviewee } from '../queries.ts'

type Props = {
  readonly chosen: readonly Interviewee[]
  readonly uncontacted: number
  readonly onInvite: (people: readonly Interviewee[] | 'all') => void
}

export const InviteBar = ({ chosen, uncontacted, onInvite }: Props) => {
  const { t } = useTranslation('interviews')
  const icon = <IconMail size={16} stroke={1.6} aria-hidden />
  return (
    <Group gap="xs" mt="sm">
      {chosen.length > 0 && (
        <Button size="xs" leftSection={icon} onClick={() => onInvite(chosen)}>
          {t('people.inviteChosen', { count: chosen.length })}
        </Button>
      )}
      {chosen.length === 0 && uncontacted > 0 && (
        <Button size="xs" leftSection={icon} onClick={() => onInvite('all')}>
          {t('people.inviteAll', { count: uncontacted })}
        </Button>
      )}
    </Group>
  )
}
