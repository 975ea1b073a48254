import { useTranslation } from 'react-i18next'
import { announce, api, graceOn, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useTell } from '../../problems/use-tell.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Interviewee, Process } from '../queries.ts'

/** Removes someone: if never invited they can be restored, otherwise the step waits. */
export const useRemovePerson = ({ processId }: Process) => {
  const { t } = useTranslation('interviews')
  const tell = useTell()
  const stale = [['interviews']]
  const restore = useDeed({
    run: ({ applicationId }: Interviewee) =>
      take(
        api.POST('/api/interviews/processes/{processId}/interviewees', {
          params: { path: { processId } },
          body: { applicationIds: [applicationId] },
        }),
      ),
    stale,
  })
  return useStep({
    run: ({ intervieweeId }: Interviewee) =>
      announce(
        api.DELETE('/api/interviews/interviewees/{intervieweeId}', {
          params: { path: { intervieweeId }, header: graceOn },
        }),
      ),
    stale,
    after: (_, person) =>
      tell.undoable(t('people.removed', { name: `${person.firstName} ${person.lastName}` }), () =>
        restore.mutate(person),
      ),
  })
}
