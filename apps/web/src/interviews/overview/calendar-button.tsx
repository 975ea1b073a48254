import { Button, CopyButton, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../bookings/use-calendar-address.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'

/** Calendar programs subscribe to this secret address. */
export const CalendarButton = () => {
  const { t } = useTranslation(['interviews', 'app'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('calendar.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('calendar.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <CalendarAddress />
      </Modal>
    </>
  )
}

const CalendarAddress = () => {
  const { t } = useTranslation('interviews')
  const { url, error, refetch, rotate } = useCalendarAddress(t('calendar.rotated'))
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (url === undefined) return <Skeleton height={120} aria-busy />
  return (
    <Stack>
      <Text>{t('calendar.text')}</Text>
      <TextInput label={t('calendar.address')} readOnly value={url} onFocus={event => event.target.select()} />
      <Group>
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'calendar.copied' : 'calendar.copy')}</Button>}
        </CopyButton>
        <Button component="a" variant="default" href={url.replace(/^https?:/, 'webcal:')}>
          {t('calendar.subscribe')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('calendar.secret')}
      </Text>
      <div>
        <ConfirmButton
          size="xs"
          title={t('calendar.rotateTitle')}
          text={t('calendar.rotateText')}
          confirm={t('calendar.rotate')}
          onConfirm={rotate}
        >
          {t('calendar.rotate')}
        </ConfirmButton>
      </div>
    </Stack>
  )
}
