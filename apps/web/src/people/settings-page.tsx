import { Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { KeySettings } from '../evaluation/keys/key-settings.tsx'
import { NotificationSettings } from '../letters/notification-settings.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { isAdmin } from '../session/me.ts'
import { mySettingsQuery } from './queries.ts'
import { Roles } from './roles.tsx'
import { SettingsForm } from './settings-form.tsx'

export const SettingsPage = () => {
  const { t } = useTranslation('people')
  const { data: settings } = useSuspenseQuery(mySettingsQuery)
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.lead')} />
      <Stack gap="xl" maw="var(--reading)">
        <SettingsForm settings={settings} />
        <Roles settings={settings} />
        {settings.memberships.length > 0 && <KeySettings />}
        <NotificationSettings isMember={settings.memberships.length > 0} isAdmin={isAdmin(settings)} />
      </Stack>
    </>
  )
}
