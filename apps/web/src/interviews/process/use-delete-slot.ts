import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Process, Slot } from '../queries.ts'
import { lengthOf, wallOf } from '../slot/wall.ts'

/** Deletes a time that nobody has; one that lies ahead and has interviewers can be brought back as it was. */
export const useDeleteSlot = ({ processId }: Process) => {
  const { t } = useTranslation('interviews')
  const tell = useTell()
  const stale = [['interviews']]
  const restore = useDeed({
    run: (slot: Slot) => {
      const { day, from } = wallOf(slot)
      return take(
        api.POST('/api/interviews/processes/{processId}/slots', {
          params: { path: { processId } },
          body: {
            days: [day],
            times: [{ from }],
            durationMinutes: lengthOf(slot),
            breakMinutes: 0,
            location: slot.location,
            link: slot.link,
            interviewerIds: slot.interviewers.map(({ userId }) => userId),
          },
        }),
      )
    },
    stale,
  })
  return useDeed({
    run: ({ slotId }: Slot) => take(api.DELETE('/api/interviews/slots/{slotId}', { params: { path: { slotId } } })),
    stale,
    after: (_, slot) =>
      slot.state === 'FREE' && slot.interviewers.length > 0
        ? tell.undoable(t('slot.deleted'), () => restore.mutate(slot))
        : tell.done(t('slot.deleted')),
  })
}
