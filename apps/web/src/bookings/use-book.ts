import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, take } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { bookingQuery } from './queries.ts'

/** Applications show the time of their interview. */
const mine = ['applications']

/** Books a slot, moves to it, or cancels. When somebody else was faster, shows the slots that are left. */
export const useBook = (processId: string, timezone: string) => {
  const { t } = useTranslation('bookings')
  const client = useQueryClient()
  const one = bookingQuery(processId)
  const path = { processId }
  const book = useDeed({
    run: async (slotId: string) => {
      try {
        const body = { slotId, timezone }
        return await take(api.POST('/api/interviews/bookings/{processId}', { params: { path }, body }))
      } catch (error) {
        await client.invalidateQueries(one)
        throw error
      }
    },
    said: t('booked.done'),
    after: made => client.setQueryData(one.queryKey, made),
    stale: [mine],
  })
  const cancel = useDeed({
    run: () => take(api.DELETE('/api/interviews/bookings/{processId}', { params: { path } })),
    said: t('cancel.done'),
    stale: [one.queryKey, mine],
  })
  return { book, cancel }
}
