import { Button, CopyButton, Group, Text, TextInput, Title } from '@mantine/core'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'

/** Calendar programs subscribe to this secret address. */
export const CalendarAddress = () => {
  const { t } = useTranslation('bookings')
  const { url, rotate } = useCalendarAddress(t('calendar.rotated'))
  if (url === undefined) return null
  return (
    <section>
      <Title order={2} size="h3">
        {t('calendar.title')}
      </Title>
      <Text c="dimmed" maw="var(--reading)">
        {t('calendar.text')}
      </Text>
      <Group mt="md" align="flex-end" gap="sm">
        <Button
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarPlus size={17} aria-hidden />}
        >
          {t('calendar.add')}
        </Button>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={17} aria-hidden />} onClick={copy}>
              {t(copied ? 'calendar.copied' : 'calendar.copy')}
            </Button>
          )}
        </CopyButton>
        <ConfirmButton
          variant="subtle"
          color="gray"
          title={t('calendar.rotateTitle')}
          text={t('calendar.rotateText')}
          confirm={t('calendar.rotate')}
          onConfirm={rotate}
        >
          {t('calendar.rotate')}
        </ConfirmButton>
      </Group>
      <TextInput mt="sm" maw="var(--reading)" readOnly aria-label={t('calendar.address')} value={url} />
    </section>
  )
}
