import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { announce, api, graceOn, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useLanguage } from '../../language/use-language.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Job } from '../queries.ts'
import type { JobState } from '../state-badge.tsx'

const words = { DRAFT: 'unpublished', PUBLISHED: 'published', CLOSED: 'closed', APPLICANT_FOUND: 'filled' } as const

/** What can be done with a position; what is written is kept before anything else happens. */
export const useSteps = (job: Job, onBefore: () => Promise<void>, onChanged: () => void) => {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const language = useLanguage()
  const { jobId, researchGroupId: groupId } = job
  const path = { jobId }
  const move = useStep({
    run: async (state: JobState) => {
      await onBefore()
      return await announce(api.PUT('/api/jobs/{jobId}/state', { params: { path, header: graceOn }, body: { state } }))
    },
    said: ({ state }) => t(`step.${words[state]}`),
    stale: [['jobs']],
    after: onChanged,
  })
  const stop = useStep({
    run: (action: 'stop' | 'resume') => {
      const params = { path, header: { ...graceOn, 'if-match': `"${job.version}"` } }
      return announce(
        action === 'stop'
          ? api.POST('/api/jobs/{jobId}/stop', { params })
          : api.POST('/api/jobs/{jobId}/resume', { params }),
      )
    },
    said: ({ stoppedAt }) => t(stoppedAt ? 'step.stopped' : 'step.resumed'),
    stale: [['jobs']],
    after: onChanged,
  })
  const duplicate = useDeed({
    run: async () => {
      await onBefore()
      return await take(api.POST('/api/jobs/{jobId}/duplicate', { params: { path } }))
    },
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
  const pdf = useDeed({
    run: async () => {
      await onBefore()
      await saveFile(`/api/jobs/${jobId}/pdf?language=${language}`, `${job.title}.pdf`)
    },
  })
  return { move, stop, duplicate, remove, pdf }
}

export type Steps = ReturnType<typeof useSteps>
