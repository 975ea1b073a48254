import { Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { useAction } from '../api/use-action.ts'
import { notificationsQuery } from './queries.ts'

type Notification = Reply<'/api/users/me/notifications', 'get'>['notifications'][number]

/** For members of groups only. */
const ofGroups = [
  'APPLICATION_RECEIVED',
  'APPLICATION_WITHDRAWN',
  'PANEL_INTERVIEW_BOOKED',
  'PANEL_INTERVIEW_MOVED',
  'PANEL_INTERVIEW_CANCELLED',
  'MEMBER_MENTIONED',
] as const satisfies readonly Notification['type'][]

type Props = { readonly isMember: boolean }

/** Optional letters only; the others cannot be turned off. */
export const NotificationSettings = ({ isMember }: Props) => {
  const { t } = useTranslation('letters')
  const { data } = useQuery(notificationsQuery)
  const change = useAction({
    run: (notifications: Notification[]) =>
      dataOf(api.PUT('/api/users/me/notifications', { body: { notifications, version: data?.version ?? 1 } })),
    stale: [notificationsQuery.queryKey],
  })
  if (data === undefined) return null
  const toggle = (type: Notification['type'], enabled: boolean): void =>
    change.mutate(data.notifications.map(each => (each.type === type ? { ...each, enabled } : each)))
  return (
    <section>
      <Title order={2} size="h3" mb={4}>
        {t('wanted.title')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('wanted.lead')}
      </Text>
      <Stack gap="sm">
        {data.notifications
          .filter(({ type, essential }) => !essential && (isMember || !ofGroups.some(each => each === type)))
          .map(({ type, enabled }) => (
            <Switch
              key={type}
              label={t(`types.${type}`)}
              checked={enabled}
              disabled={change.isPending}
              onChange={event => toggle(type, event.currentTarget.checked)}
            />
          ))}
      </Stack>
    </section>
  )
}
