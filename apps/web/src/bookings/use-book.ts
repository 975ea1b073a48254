import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { bookingQuery } from './queries.ts'

/** Applications show the time of their interview. */
const mine = ['applications']

/** Books a slot, moves to it, or cancels. When somebody else was faster, shows the slots that are left. */
export const useBook = (processId: string, timezone: string) => {
  const { t } = useTranslation('bookings')
  const client = useQueryClient()
  const one = bookingQuery(processId)
  const path = { processId }
  const book = useAction({
    run: async (slotId: string) => {
      try {
        const body = { slotId, timezone }
        return await dataOf(api.POST('/api/interviews/bookings/{processId}', { params: { path }, body }))
      } catch (error) {
        await client.invalidateQueries(one)
        throw error
      }
    },
    message: t('booked.done'),
    after: made => client.setQueryData(one.queryKey, made),
    stale: [mine],
  })
  const cancel = useAction({
    run: () => dataOf(api.DELETE('/api/interviews/bookings/{processId}', { params: { path } })),
    message: t('cancel.done'),
    stale: [one.queryKey, mine],
  })
  return { book, cancel }
}
