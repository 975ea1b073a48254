import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem, Problem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { unsaved } from '../../parts/unsaved.ts'
import { type Detail, nameOf } from '../application.ts'
import { detailKey, listKey } from '../queries.ts'
import { updateMoved } from '../update-cache.ts'
import { acceptApplication, decideMany, markUnread, openApplication, rejectApplication } from '../verbs.ts'
import { lastStep, undoOf } from './undo.ts'
import type { Verdict } from './verdict.ts'

export const useDecide = ({ applicationId, version, applicant }: Detail) => {
  const { t } = useTranslation('evaluation')
  const client = useQueryClient()
  const name = applicant ? nameOf(applicant) : ''
  const look = () => client.invalidateQueries({ queryKey: detailKey(applicationId) })
  /** The page was stale: refetch. */
  const onConflict = async (error: unknown): Promise<never> => {
    if (isProblem(error, 'STATE_CONFLICT', 'VERSION_CONFLICT')) await look()
    throw error
  }
  const decide = useAction({
    run: ({ decision, ...message }: Verdict) =>
      ('reason' in message
        ? rejectApplication(applicationId, { ...message, version })
        : acceptApplication(applicationId, { ...message, version })
      ).catch(onConflict),
    after: (moved, { decision }) => {
      unsaved.of(`decision.${decision}.${applicationId}`).remove()
      unsaved.of(`justification.${applicationId}`).remove()
      updateMoved(moved)
      lastStep.set(undoOf(moved, name))
    },
  })
  const open = useAction({
    run: () => openApplication(applicationId).catch(onConflict),
    after: updateMoved,
    isQuiet: true,
  })
  const unread = useAction({
    run: () => markUnread(applicationId).catch(onConflict),
    message: t('unreadAgain', { name }),
    after: updateMoved,
  })
  const shortlist = useAction({
    run: async () => {
      const [outcome] = await decideMany({ action: 'shortlist', applicationIds: [applicationId], notify: true })
      if (outcome?.code !== undefined) throw new Problem({ code: outcome.code, status: outcome.status })
    },
    after: async () => {
      lastStep.set({ applicationId, name, step: 'SHORTLISTED', until: null })
      await look()
      await client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
    },
  })
  return { decide, open, unread, shortlist }
}
