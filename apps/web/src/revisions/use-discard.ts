import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, take } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { bodyOf, type Draft, withIds } from '../jobs/editor/draft.ts'
import { isEditable } from '../jobs/editor/start.ts'
import type { Writing } from '../jobs/editor/use-writing.ts'
import type { Job } from '../jobs/queries.ts'
import { useTell } from '../problems/use-tell.tsx'

/** Discards the changes, with undo for a while. */
export const useDiscard = (
  job: Job,
  { flush, seen, place, draft, ids }: Pick<Writing, 'flush' | 'seen' | 'place' | 'draft' | 'ids'>,
  onBegin: () => Promise<void>,
) => {
  const { t } = useTranslation('revisions')
  const { jobId } = job
  const client = useQueryClient()
  const tell = useTell()
  const bringBack = async (discarded: Draft, version: number, base: number): Promise<void> => {
    const body = { ...bodyOf(discarded), version, base }
    await take(api.PUT('/api/jobs/{jobId}/revision', { params: { path: { jobId } }, body }))
    await client.invalidateQueries({ queryKey: ['jobs', 'one', jobId] })
  }
  return useDeed({
    run: async () => {
      // Unsaved edits are discarded too. If others edited meanwhile, the service refuses below.
      await flush()
      const { version, base } = seen.current
      const params = { path: { jobId }, header: { 'if-match': `"${version}"` } }
      await take(api.DELETE('/api/jobs/{jobId}/revision', { params }))
      return { version: version + 1, base }
    },
    stale: [['jobs', 'group']],
    after: async ({ version, base }) => {
      const discarded = withIds(draft, ids)
      place.forget()
      await onBegin()
      if (!isEditable(job)) return tell.done(t('discard.done'))
      tell.undoable(t('discard.done'), () => void bringBack(discarded, version, base).catch(tell.problem))
    },
  })
}
