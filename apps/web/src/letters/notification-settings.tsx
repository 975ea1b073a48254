import { Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useLanguage } from '../language/use-language.ts'
import { type LetterKind, type LetterType, letterKinds } from './kinds.ts'
import { notificationsQuery } from './queries.ts'

type Props = { readonly isMember: boolean; readonly isAdmin: boolean }

/** Optional letters only; the others cannot be turned off. */
export const NotificationSettings = ({ isMember, isAdmin }: Props) => {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const { data } = useQuery(notificationsQuery)
  const change = useAction({
    run: (notifications: NonNullable<typeof data>['notifications']) =>
      dataOf(api.PUT('/api/users/me/notifications', { body: { notifications, version: data?.version ?? 1 } })),
    stale: [notificationsQuery.queryKey],
  })
  if (data === undefined) return null
  const isFor = ({ isInternal, isForAdmins }: LetterKind): boolean =>
    (isMember || isInternal !== true) && (isAdmin || isForAdmins !== true)
  const toggle = (type: LetterType, enabled: boolean): void =>
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
          .filter(({ type, essential }) => !essential && isFor(letterKinds[type]))
          .map(({ type, enabled }) => (
            <Switch
              key={type}
              label={letterKinds[type].offer?.[language]}
              checked={enabled}
              disabled={change.isPending}
              onChange={event => toggle(type, event.currentTarget.checked)}
            />
          ))}
      </Stack>
    </section>
  )
}
