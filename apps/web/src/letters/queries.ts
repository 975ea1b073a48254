import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => take(api.GET('/api/users/me/notifications')),
})

export const deadLettersQuery = infiniteQueryOptions({
  queryKey: ['admin', 'letters'],
  queryFn: ({ pageParam: cursor }) =>
    take(api.GET('/api/admin/letters', { params: { query: { limit: 50, ...(cursor && { cursor }) } } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})
