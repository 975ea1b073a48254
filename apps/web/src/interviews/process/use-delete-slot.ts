import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { useToast } from '../../problems/use-toast.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Process, Slot } from '../queries.ts'
import { localTimeOf, minutesOf } from '../slot/local-time.ts'

/** Deletes a free slot. One that lies ahead, has interviewers and does not wait can be restored. */
export const useDeleteSlot = ({ processId }: Process) => {
  const { t } = useTranslation('interviews')
  const toast = useToast()
  const stale = [['interviews']]
  const restore = useStep({
    run: (slot: Slot) => {
      const { day, from } = localTimeOf(slot)
      return dataOrStep(
        api.POST('/api/interviews/processes/{processId}/slots', {
          params: { path: { processId }, header: graceOn },
          body: {
            days: [day],
            times: [{ from }],
            durationMinutes: minutesOf(slot),
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
      dataOrStep(api.DELETE('/api/interviews/slots/{slotId}', { params: { path: { slotId }, header: graceOn } })),
    stale,
    after: (_, slot) =>
      slot.state === 'FREE' && slot.interviewers.length > 0
        ? toast.undoable(t('slot.deleted'), () => restore.mutate(slot))
        : toast.done(t('slot.deleted')),
  })
}
