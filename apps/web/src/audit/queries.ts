import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { readTrailSearch, type TrailSearch } from './search.ts'

export const auditQuery = (given: TrailSearch) => {
  const search = readTrailSearch(given)
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/audit', { params: { query: { limit: 50, ...search, ...(cursor && { cursor }) } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}
