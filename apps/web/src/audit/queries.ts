import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'

export const auditQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam: cursor }) =>
    take(api.GET('/api/admin/audit', { params: { query: { limit: 50, ...(cursor && { cursor }) } } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})
