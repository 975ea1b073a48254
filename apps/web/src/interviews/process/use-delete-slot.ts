import { useTranslation } from 'react-i18next'
import { announce, api, graceOn } from '../../api/client.ts'
import { useTell } from '../../problems/use-tell.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Process, Slot } from '../queries.ts'
import { lengthOf, wallOf } from '../slot/wall.ts'

/** Deletes a free slot. One that lies ahead, has interviewers and does not wait can be restored. */
export const useDeleteSlot = ({ processId }: Process) => {
  const { t } = useTranslation('interviews')
  const tell = useTell()
  const stale = [['interviews']]
  const restore = useStep({
    run: (slot: Slot) => {
      const { day, from } = wallOf(slot)
      return announce(
        api.POST('/api/interviews/processes/{processId}/slots', {
          params: { path: { processId }, header: graceOn },
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
  return useStep({
    run: ({ slotId }: Slot) =>
      announce(api.DELETE('/api/interviews/slots/{slotId}', { params: { path: { slotId }, header: graceOn } })),
    stale,
    after: (_, slot) =>
      slot.state === 'FREE' && slot.interviewers.length > 0
        ? tell.undoable(t('slot.deleted'), () => restore.mutate(slot))
        : tell.done(t('slot.deleted')),
  })
}
