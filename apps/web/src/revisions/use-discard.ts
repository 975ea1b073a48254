import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { bodyOf, type Draft, withIds } from '../jobs/editor/draft.ts'
import { isEditable } from '../jobs/editor/saved-text.ts'
import type { Writing } from '../jobs/editor/use-writing.ts'
import type { Job } from '../jobs/queries.ts'
import { useToast } from '../problems/use-toast.tsx'

/** Discards the changes, with undo for a while. */
export const useDiscard = (
  job: Job,
  { flush, seen, copy, draft, ids }: Pick<Writing, 'flush' | 'seen' | 'copy' | 'draft' | 'ids'>,
  onBegin: () => Promise<void>,
) => {
  const { t } = useTranslation('revisions')
  const { jobId } = job
  const client = useQueryClient()
  const toast = useToast()
  const bringBack = async (discarded: Draft, version: number, base: number): Promise<void> => {
    const body = { ...bodyOf(discarded), version, base }
    await dataOf(api.PUT('/api/jobs/{jobId}/revision', { params: { path: { jobId } }, body }))
    await client.invalidateQueries({ queryKey: ['jobs', 'one', jobId] })
  }
  return useAction({
    run: async () => {
      // Unsaved edits are discarded too. If others edited meanwhile, the service refuses below.
      await flush()
      const { version, base } = seen.current
      const params = { path: { jobId }, header: { 'if-match': `"${version}"` } }
      await dataOf(api.DELETE('/api/jobs/{jobId}/revision', { params }))
      return { version: version + 1, base }
    },
    stale: [['jobs', 'group']],
    after: async ({ version, base }) => {
      const discarded = withIds(draft, ids)
      copy.remove()
      await onBegin()
      if (!isEditable(job)) return toast.done(t('discard.done'))
      toast.undoable(t('discard.done'), () => void bringBack(discarded, version, base).catch(toast.problem))
    },
  })
}
