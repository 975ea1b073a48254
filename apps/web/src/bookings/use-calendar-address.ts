import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { calendarQuery } from './queries.ts'

/** The secret address to which calendar programs subscribe. */
export const useCalendarAddress = (rotated: string) => {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(calendarQuery)
  const rotate = useAction({
    run: () => dataOf(api.POST('/api/users/me/calendar/rotate')),
    message: rotated,
    after: made => client.setQueryData(calendarQuery.queryKey, made),
  })
  return { url: data?.url, error, refetch, rotate: (): void => rotate.mutate() }
}
