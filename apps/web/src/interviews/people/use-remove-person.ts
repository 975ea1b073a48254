import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useToast } from '../../problems/use-toast.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Interviewee, Process } from '../queries.ts'

/** Removes someone: if never invited they can be restored, otherwise the step waits. */
export const useRemovePerson = ({ processId }: Process) => {
  const { t } = useTranslation('interviews')
  const toast = useToast()
  const stale = [['interviews']]
  const restore = useAction({
    run: ({ applicationId }: Interviewee) =>
      dataOf(
        api.POST('/api/interviews/processes/{processId}/interviewees', {
          params: { path: { processId } },
          body: { applicationIds: [applicationId] },
        }),
      ),
    stale,
  })
  return useStep({
    run: ({ intervieweeId }: Interviewee) =>
      dataOrStep(
        api.DELETE('/api/interviews/interviewees/{intervieweeId}', {
          params: { path: { intervieweeId }, header: graceOn },
        }),
      ),
    stale,
    after: (_, person) =>
      toast.undoable(t('people.removed', { name: `${person.firstName} ${person.lastName}` }), () =>
        restore.mutate(person),
      ),
  })
}
