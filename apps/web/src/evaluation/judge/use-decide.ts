import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem, Problem } from '../../api/problem.ts'
import { useDeed } from '../../api/use-deed.ts'
import { unsaved } from '../../parts/unsaved.ts'
import { type Detail, nameOf } from '../application.ts'
import { noteMoved } from '../note.ts'
import { detailKey, listKey } from '../queries.ts'
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
  const decide = useDeed({
    run: ({ decision, ...said }: Verdict) =>
      ('reason' in said
        ? rejectApplication(applicationId, { ...said, version })
        : acceptApplication(applicationId, { ...said, version })
      ).catch(onConflict),
    after: (moved, { decision }) => {
      unsaved.of(`decision.${decision}.${applicationId}`).forget()
      noteMoved(moved)
      lastStep.set(undoOf(moved, name))
    },
  })
  const open = useDeed({ run: () => openApplication(applicationId).catch(onConflict), after: noteMoved, isQuiet: true })
  const unread = useDeed({
    run: () => markUnread(applicationId).catch(onConflict),
    said: t('unreadAgain', { name }),
    after: noteMoved,
  })
  const shortlist = useDeed({
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
