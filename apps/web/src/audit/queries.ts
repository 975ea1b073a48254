import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import { readTrailSearch, type TrailSearch } from './search.ts'

export const auditQuery = (raw: TrailSearch) => {
  const search = readTrailSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/audit', { params: { query: { limit: 50, ...search, ...(cursor && { cursor }) } }, signal }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}
