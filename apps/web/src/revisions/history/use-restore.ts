import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { useTrailWords } from '../../audit/use-trail-words.ts'
import { bodyOf, type Draft, draftOf, positionFields } from '../../jobs/editor/draft.ts'
import { type SavedText, savedTextOf } from '../../jobs/editor/saved-text.ts'
import { type Job, jobQuery } from '../../jobs/queries.ts'
import { useToast } from '../../problems/use-toast.tsx'
import type { Field } from '../fields.ts'
import { type Changes, changesQuery } from '../queries.ts'

/** Fields whose code, banner or professor no longer exists. */
const goneIn = (error: unknown): readonly Field[] =>
  isProblem(error, 'VALIDATION_FAILED')
    ? positionFields.filter(field => error.errors.some(({ pointer }) => pointer === `/${field}`))
    : []

/** Restores an old text into the draft or the changes, never into the published text. */
export const useRestore = (job: Job, changes: Changes) => {
  const { t } = useTranslation('revisions')
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { field: nameOf } = useTrailWords()
  const { jobId, researchGroupId: groupId } = job
  const path = { jobId }

  const keep = async ({ target, version, base }: Pick<SavedText, 'target' | 'version' | 'base'>, draft: Draft) => {
    const body = { ...bodyOf(draft), version }
    if (target === 'draft') return await dataOf(api.PUT('/api/jobs/{jobId}', { params: { path }, body }))
    return await dataOf(api.PUT('/api/jobs/{jobId}/revision', { params: { path }, body: { ...body, base } }))
  }
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['jobs', 'one', jobId] })
    await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 })
    await client.fetchQuery({ ...changesQuery(jobId), staleTime: 0 })
  }
  return useAction({
    run: async (old: Draft) => {
      const start = savedTextOf(job, changes)
      // The restored changes are based on the published version.
      const at = { ...start, base: job.version }
      try {
        return { kept: await keep(at, old), at, gone: [] }
      } catch (error) {
        const gone = goneIn(error)
        if (gone.length === 0) throw error
        const present = draftOf(job)
        const left = Object.assign({ ...old }, ...gone.map(field => ({ [field]: present[field] }))) as Draft
        return { kept: await keep(at, left), at, gone }
      }
    },
    stale: [['jobs', 'group']],
    after: async ({ kept, at, gone }) => {
      await refresh()
      await navigate({ to: '/groups/$groupId/positions/$jobId', params: { groupId, jobId } })
      const undo = async (): Promise<void> => {
        await keep({ ...at, version: kept.version, base: 'base' in kept ? kept.base : kept.version }, at.draft)
        await refresh()
      }
      const where = t(at.target === 'draft' ? 'history.restoredDraft' : 'history.restoredChanges')
      const names = gone.map(nameOf).join(', ')
      const words = gone.length > 0 ? `${where} ${t('history.gone', { fields: names })}` : where
      toast.undoable(words, () => void undo().catch(toast.problem))
    },
  })
}
