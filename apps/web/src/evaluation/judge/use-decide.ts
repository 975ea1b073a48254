import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem, Problem } from '../../api/problem.ts'
import { useDeed } from '../../api/use-deed.ts'
import { unsaved } from '../../parts/unsaved.ts'
import { type Detail, nameOf } from '../application.ts'
import { noteMoved } from '../note.ts'
import { detailKey, listKey } from '../queries.ts'
import { acceptApplication, decideMany, openApplication, rejectApplication } from '../verbs.ts'
import { lastDecision, undoOf } from './undo.ts'
import type { Decision, Verdict } from './verdict.ts'

type Decided = Verdict & { readonly decision: Decision }

/** What moves an application on. */
export const useDecide = ({ applicationId, version, applicant }: Detail) => {
  const { t } = useTranslation('evaluation')
  const client = useQueryClient()
  const name = applicant ? nameOf(applicant) : ''
  const look = () => client.invalidateQueries({ queryKey: detailKey(applicationId) })
  /** What was seen is old: look again. */
  const onConflict = async (error: unknown): Promise<never> => {
    if (isProblem(error, 'STATE_CONFLICT', 'VERSION_CONFLICT')) await look()
    throw error
  }
  const decide = useDeed({
    run: ({ decision, reason, message, notify, closeJob }: Decided) =>
      (decision === 'ACCEPTED'
        ? acceptApplication(applicationId, { message, notify, closeJob, version })
        : rejectApplication(applicationId, { reason, message, notify, version })
      ).catch(onConflict),
    after: async (moved, { decision, closeJob }) => {
      unsaved.of(`decision.${decision}.${applicationId}`).forget()
      noteMoved(moved)
      lastDecision.set(undoOf(moved, name))
      // Filling the job has moved others as well.
      if (closeJob) await client.invalidateQueries({ queryKey: listKey })
    },
  })
  const open = useDeed({ run: () => openApplication(applicationId).catch(onConflict), after: noteMoved, isQuiet: true })
  const shortlist = useDeed({
    run: async () => {
      const [outcome] = await decideMany({ action: 'shortlist', applicationIds: [applicationId], notify: true })
      if (outcome?.code !== undefined) throw new Problem({ code: outcome.code, status: outcome.status })
    },
    said: t('shortlisted', { name }),
    after: async () => {
      await look()
      await client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
    },
  })
  return { decide, open, shortlist }
}
