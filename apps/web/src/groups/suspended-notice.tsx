import { Alert } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLive } from '../parts/use-live.ts'
import { isSuspended } from './is-suspended.ts'
import { groupQuery } from './queries.ts'

/** On every page of a suspended group. */
export default function SuspendedNotice({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('groups')
  const group = useQuery(groupQuery(groupId))
  useLive([group])
  if (group.data === undefined || !isSuspended(group.data)) return null
  return (
    <Alert color="orange" icon={<IconEyeOff aria-hidden />} mb="lg" role="status" title={t('suspended.title')}>
      {t('suspended.text')}
    </Alert>
  )
}
