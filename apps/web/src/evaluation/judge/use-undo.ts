import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeed } from '../../api/use-deed.ts'
import { noteMoved } from '../note.ts'
import { detailKey } from '../queries.ts'
import { reconsiderApplication, takeLetterBack } from '../verbs.ts'
import { lastDecision, type Undoable } from './undo.ts'

/** Takes a decision back before anyone has heard of it. */
export const useUndo = () => {
  const { t } = useTranslation('evaluation')
  const client = useQueryClient()
  return useDeed({
    run: async ({ applicationId, by, name }: Undoable) => {
      if (by === 'reconsider') noteMoved(await reconsiderApplication(applicationId))
      else await takeLetterBack(applicationId)
      return { by, name }
    },
    said: ({ by, name }) => t(by === 'reconsider' ? 'undo.done' : 'undo.held', { name }),
    after: async (_, { applicationId }) => {
      if (lastDecision.get()?.applicationId === applicationId) lastDecision.set(undefined)
      await client.invalidateQueries({ queryKey: detailKey(applicationId) })
    },
  })
}
