import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Interviewee, Process } from '../queries.ts'

/** Takes someone off the list, who can be put back. */
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
  return useDeed({
    run: ({ intervieweeId }: Interviewee) =>
      take(api.DELETE('/api/interviews/interviewees/{intervieweeId}', { params: { path: { intervieweeId } } })),
    stale,
    after: (_, person) =>
      tell.undoable(t('people.removed', { name: `${person.firstName} ${person.lastName}` }), () =>
        restore.mutate(person),
      ),
  })
}
