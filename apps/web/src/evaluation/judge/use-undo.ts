import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useDeed } from '../../api/use-deed.ts'
import { noteMoved } from '../note.ts'
import { detailKey } from '../queries.ts'
import { reconsiderApplication, unlistApplication } from '../verbs.ts'
import { lastStep, type Undoable } from './undo.ts'

/** Undoes a step that the applicant does not know of. */
export const useUndo = () => {
  const { t } = useTranslation('evaluation')
  const client = useQueryClient()
  const settle = async ({ applicationId }: Undoable): Promise<void> => {
    if (lastStep.get()?.applicationId === applicationId) lastStep.set(undefined)
    await client.invalidateQueries({ queryKey: detailKey(applicationId) })
  }
  return useDeed({
    run: async (undo: Undoable) => {
      const take = undo.step === 'SHORTLISTED' ? unlistApplication : reconsiderApplication
      const moved = await take(undo.applicationId).catch(async (error: unknown) => {
        // Too late: refetch what can be undone.
        if (isProblem(error, 'STATE_CONFLICT')) await settle(undo)
        throw error
      })
      noteMoved(moved)
      return undo
    },
    said: ({ step, name }) => t(step === 'SHORTLISTED' ? 'undo.unlisted' : 'undo.done', { name }),
    after: settle,
  })
}
