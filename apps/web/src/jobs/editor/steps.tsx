import { Button } from '@mantine/core'
import { IconCopy, IconEye, IconHistory, IconTrash, IconWorldUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import type { Job } from '../queries.ts'
import type { JobState } from '../state-badge.tsx'
import classes from './steps.module.css'

type Props = {
  readonly job: Job
  /** What is written is kept before anything else happens. */
  readonly onBefore: () => Promise<void>
  readonly onChanged: () => void
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const
const words = { DRAFT: 'unpublished', PUBLISHED: 'published', CLOSED: 'closed', APPLICANT_FOUND: 'filled' } as const

/** What one can do with a position now. */
export const Steps = ({ job, onBefore, onChanged }: Props) => {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const { jobId, researchGroupId: groupId, may, isOpen } = job
  const path = { jobId }
  const stale = [['jobs']]
  const move = useDeed({
    run: async (state: JobState) => {
      await onBefore()
      return await take(api.PUT('/api/jobs/{jobId}/state', { params: { path }, body: { state } }))
    },
    said: ({ state }) => t(`step.${words[state]}`),
    stale,
    after: onChanged,
  })
  const duplicate = useDeed({
    run: () => take(api.POST('/api/jobs/{jobId}/duplicate', { params: { path } })),
    said: t('step.duplicated'),
    stale: [['jobs', 'group']],
    after: copy => navigate({ to: '/groups/$groupId/positions/$jobId', params: { groupId, jobId: copy.jobId } }),
  })
  const remove = useDeed({
    run: () => take(api.DELETE('/api/jobs/{jobId}', { params: { path } })),
    said: t('step.deleted'),
    stale: [['jobs', 'group']],
    after: () => navigate({ to: '/groups/$groupId/positions', params: { groupId } }),
  })
  return (
    <div className={classes.steps}>
      <ButtonLink
        to="/groups/$groupId/positions/$jobId/history"
        params={{ groupId, jobId }}
        variant="subtle"
        color="gray"
        leftSection={<IconHistory {...icon} />}
      >
        {t('step.history')}
      </ButtonLink>
      {may.includes('duplicate') && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconCopy {...icon} />}
          loading={duplicate.isPending}
          onClick={() => duplicate.mutate()}
        >
          {t('step.duplicate')}
        </Button>
      )}
      {may.includes('delete') && (
        <ConfirmButton
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...icon} />}
          title={t('step.deleteTitle')}
          text={t('step.deleteText')}
          confirm={t('step.delete')}
          onConfirm={() => remove.mutate()}
        >
          {t('step.delete')}
        </ConfirmButton>
      )}
      {isOpen ? (
        <ButtonLink to="/positions/$jobId" params={path} variant="default" leftSection={<IconEye {...icon} />}>
          {t('step.publicPage')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/groups/$groupId/positions/$jobId/preview"
          params={{ groupId, jobId }}
          variant="default"
          leftSection={<IconEye {...icon} />}
        >
          {t('step.preview')}
        </ButtonLink>
      )}
      {may.includes('unpublish') && (
        <Button variant="default" loading={move.isPending} onClick={() => move.mutate('DRAFT')}>
          {t('step.unpublish')}
        </Button>
      )}
      {may.includes('close') && (
        <ConfirmButton
          title={t('step.closeTitle')}
          text={t('step.closeText')}
          confirm={t('step.close')}
          onConfirm={() => move.mutate('CLOSED')}
        >
          {t('step.close')}
        </ConfirmButton>
      )}
      {may.includes('fill') && (
        <ConfirmButton
          title={t('step.fillTitle')}
          text={t('step.fillText')}
          confirm={t('step.fill')}
          onConfirm={() => move.mutate('APPLICANT_FOUND')}
        >
          {t('step.fill')}
        </ConfirmButton>
      )}
      {may.includes('publish') && (
        <Button
          leftSection={<IconWorldUpload {...icon} />}
          loading={move.isPending}
          onClick={() => move.mutate('PUBLISHED')}
        >
          {t('step.publish')}
        </Button>
      )}
    </div>
  )
}
