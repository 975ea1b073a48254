import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../language/use-language.ts'
import { saveBlob, saveFile } from '../../parts/save-file.ts'
import { formOf, printPreview } from '../../revisions/preview/print-preview.ts'
import type { Changes } from '../../revisions/queries.ts'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Job } from '../queries.ts'
import type { JobState } from '../search.ts'
import type { Writing } from './use-writing.ts'

const words = { DRAFT: 'unpublished', PUBLISHED: 'published', CLOSED: 'closed', APPLICANT_FOUND: 'filled' } as const

type Options = {
  readonly job: Job
  readonly changes: Changes
  readonly writing: Writing
  readonly onBegin: () => Promise<void>
}

/** Sends the versions on screen with every step; the service refuses other ones. */
export const useSteps = ({ job, changes, writing: { seen, draft }, onBegin }: Options) => {
  const { t } = useTranslation(['jobs', 'revisions'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const { jobId, researchGroupId: groupId } = job
  const path = { jobId }
  const stale = [
    ['jobs', 'group'],
    ['jobs', 'open'],
  ]
  /** After a conflict, shows the newest text. */
  const orLook = async <Made>(made: Promise<Made>): Promise<Made> => {
    try {
      return await made
    } catch (error) {
      if (isProblem(error, 'VERSION_CONFLICT', 'STATE_CONFLICT'))
        await client.invalidateQueries({ queryKey: ['jobs', 'one', jobId] })
      throw error
    }
  }
  const move = useStep({
    run: (state: JobState) => {
      const body = { state, version: seen.current.base }
      return orLook(dataOrStep(api.PUT('/api/jobs/{jobId}/state', { params: { path, header: graceOn }, body })))
    },
    message: ({ state }) =>
      state === 'DRAFT' && changes.isPending ? t('revisions:unpublishedWithChanges') : t(`step.${words[state]}`),
    stale,
    after: onBegin,
  })
  const publishChanges = useStep({
    run: () => {
      const { version, base } = seen.current
      const params = { path, header: graceOn }
      return orLook(dataOrStep(api.POST('/api/jobs/{jobId}/revision/publish', { params, body: { version, base } })))
    },
    message: t('revisions:publish.done'),
    stale,
    after: onBegin,
  })
  const stop = useStep({
    run: (action: 'stop' | 'resume') => {
      const params = { path, header: { ...graceOn, 'if-match': `"${seen.current.base}"` } }
      const sent =
        action === 'stop'
          ? api.POST('/api/jobs/{jobId}/stop', { params })
          : api.POST('/api/jobs/{jobId}/resume', { params })
      return orLook(dataOrStep(sent))
    },
    message: ({ stoppedAt }) => t(stoppedAt ? 'step.stopped' : 'step.resumed'),
    stale,
    after: onBegin,
  })
  const duplicate = useAction({
    run: (withChanges: boolean) => {
      const query = withChanges ? { withChanges } : {}
      return dataOf(api.POST('/api/jobs/{jobId}/duplicate', { params: { path, query } }))
    },
    message: t('step.duplicated'),
    stale: [['jobs', 'group']],
    after: copy => navigate({ to: '/groups/$groupId/positions/$jobId', params: { groupId, jobId: copy.jobId } }),
  })
  const remove = useAction({
    run: () => {
      const header = { 'if-match': `"${seen.current.base}"` }
      return orLook(dataOf(api.DELETE('/api/jobs/{jobId}', { params: { path, header } })))
    },
    message: t('step.deleted'),
    stale: [['jobs', 'group']],
    after: () => navigate({ to: '/groups/$groupId/positions', params: { groupId } }),
  })
  const pdf = useAction({
    run: async (which: 'public' | 'screen') => {
      // The public file is named after the public title: the one on screen may not be public yet.
      if (which === 'public') return await saveFile(`/api/jobs/${jobId}/pdf?language=${language}`, `${job.title}.pdf`)
      const name = draft.title.trim() || t('mine.newTitle')
      saveBlob(await printPreview(formOf(groupId, draft, t('mine.newTitle')), language), `${name}.pdf`)
    },
  })
  return { move, publishChanges, stop, duplicate, remove, pdf }
}

export type Steps = ReturnType<typeof useSteps>
