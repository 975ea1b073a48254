import { Button, CopyButton, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { calendarQuery } from '../queries.ts'

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
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(calendarQuery)
  const rotate = useAction({
    run: () => dataOf(api.POST('/api/users/me/calendar/rotate')),
    message: t('calendar.rotated'),
    after: made => client.setQueryData(calendarQuery.queryKey, made),
  })
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} aria-busy />
  return (
    <Stack>
      <Text>{t('calendar.text')}</Text>
      <TextInput label={t('calendar.address')} readOnly value={data.url} onFocus={event => event.target.select()} />
      <Group>
        <CopyButton value={data.url}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'calendar.copied' : 'calendar.copy')}</Button>}
        </CopyButton>
        <Button component="a" variant="default" href={data.url.replace(/^https?:/, 'webcal:')}>
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
          onConfirm={() => rotate.mutate()}
        >
          {t('calendar.rotate')}
        </ConfirmButton>
      </div>
    </Stack>
  )
}
