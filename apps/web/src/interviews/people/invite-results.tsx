import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '../../api/reply.ts'
import type { Interviewee } from '../queries.ts'
import classes from './people.module.css'

type Props = {
  readonly results: Reply<'/api/interviews/processes/{processId}/invitations', 'post'>['results']
  readonly people: readonly Interviewee[]
  readonly onClose: () => void
}

export const InviteResults = ({ results, people, onClose }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const nameOf = (id: string): string => {
    const person = people.find(({ intervieweeId }) => intervieweeId === id)
    return person ? `${person.firstName} ${person.lastName}` : t('invite.someone')
  }
  return (
    <Stack role="status">
      {results.length === 0 && <Text>{t('invite.nobody')}</Text>}
      <ul className={classes.results}>
        {results.map(({ intervieweeId, outcome }) => (
          <li key={intervieweeId}>
            {outcome.startsWith('INVITED') ? (
              <IconCircleCheck size={18} color="var(--mantine-color-teal-6)" aria-hidden />
            ) : (
              <IconAlertTriangle size={18} color="var(--mantine-color-orange-6)" aria-hidden />
            )}
            <Text span fw={600} size="sm">
              {nameOf(intervieweeId)}
            </Text>
            <Text span size="sm">
              {t(`invite.outcome.${outcome}`)}
            </Text>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('app:close')}</Button>
      </Group>
    </Stack>
  )
}
