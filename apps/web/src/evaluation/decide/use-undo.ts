import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { detailKey } from '../queries.ts'
import { updateMoved } from '../update-cache.ts'
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
  return useAction({
    run: async (undo: Undoable) => {
      const undoStep = undo.step === 'SHORTLISTED' ? unlistApplication : reconsiderApplication
      const moved = await undoStep(undo.applicationId).catch(async (error: unknown) => {
        // Too late: refetch what can be undone.
        if (isProblem(error, 'STATE_CONFLICT')) await settle(undo)
        throw error
      })
      updateMoved(moved)
      return undo
    },
    message: ({ step, name }) => t(step === 'SHORTLISTED' ? 'undo.unlisted' : 'undo.done', { name }),
    after: settle,
  })
}
