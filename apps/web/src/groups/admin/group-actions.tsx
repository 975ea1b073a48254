import { Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { isSuspended } from '../is-suspended.ts'
import type { AdminGroup } from './queries.ts'

type Props = { readonly group: AdminGroup }

export const GroupActions = ({ group }: Props) => {
  const { t } = useTranslation('groups')
  const [reason, setReason] = useState('')
  const { researchGroupId, version, name, may, publishedJobs, requesterName, requesterEmail } = group
  const isWritten = requesterEmail !== null
  const named =
    requesterName && requesterEmail ? `${requesterName} (${requesterEmail})` : (requesterName ?? requesterEmail)
  const requester = { requester: named ?? '–' }
  const activateText = (): string => t(isWritten ? 'admin.activateText' : 'admin.activateTextUnwritten', requester)
  const params = { path: { researchGroupId }, header: graceOn }
  const stale = [['groups']]
  const activate = useStep({
    run: () => dataOrStep(api.POST('/api/research-groups/{researchGroupId}/activate', { params, body: { version } })),
    message: t('admin.activated'),
    stale,
  })
  const deny = useStep({
    run: () =>
      dataOrStep(api.POST('/api/research-groups/{researchGroupId}/deny', { params, body: { reason, version } })),
    message: t('admin.denied'),
    stale,
  })
  const suspend = useStep({
    run: () => dataOrStep(api.POST('/api/research-groups/{researchGroupId}/suspend', { params, body: { version } })),
    message: t('admin.suspended'),
    stale,
  })
  return (
    <Group gap="xs" wrap="nowrap">
      {may.includes('activate') && (
        <ConfirmButton
          size="xs"
          variant="filled"
          color="accent"
          loading={activate.isPending}
          aria-label={`${t('admin.activate')}: ${name}`}
          title={t('admin.activateTitle', { name })}
          text={isSuspended(group) ? t('admin.publicAgain', { count: publishedJobs }) : activateText()}
          confirm={t('admin.activate')}
          form={<GraceNote groupId={researchGroupId} />}
          onConfirm={() => activate.mutate()}
        >
          {t('admin.activate')}
        </ConfirmButton>
      )}
      {may.includes('deny') && (
        <ConfirmButton
          size="xs"
          aria-label={`${t('admin.deny')}: ${name}`}
          title={t('admin.denyTitle', { name })}
          text={t(isWritten ? 'admin.denyText' : 'admin.denyTextUnwritten', requester)}
          confirm={t('admin.deny')}
          isReady={reason.trim() !== ''}
          onConfirm={() => deny.mutate()}
          form={
            <>
              <Textarea
                label={t('admin.reason')}
                required
                autosize
                minRows={3}
                data-autofocus
                value={reason}
                onChange={event => setReason(event.currentTarget.value)}
              />
              <GraceNote groupId={researchGroupId} />
            </>
          }
        >
          {t('admin.deny')}
        </ConfirmButton>
      )}
      {may.includes('suspend') && (
        <ConfirmButton
          size="xs"
          aria-label={`${t('admin.suspend')}: ${name}`}
          title={t('admin.suspendTitle', { name })}
          text={t('admin.suspendText', { count: publishedJobs })}
          confirm={t('admin.suspend')}
          form={<GraceNote groupId={researchGroupId} />}
          onConfirm={() => suspend.mutate()}
        >
          {t('admin.suspend')}
        </ConfirmButton>
      )}
    </Group>
  )
}
