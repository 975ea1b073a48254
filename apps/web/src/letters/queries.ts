import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => dataOf(api.GET('/api/users/me/notifications')),
})

export const deadLettersQuery = infiniteQueryOptions({
  queryKey: ['admin', 'letters'],
  queryFn: ({ pageParam: cursor }) =>
    dataOf(api.GET('/api/admin/letters', { params: { query: { limit: 50, ...(cursor && { cursor }) } } })),
  ...byCursor,
})
