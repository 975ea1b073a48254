import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { byCursor } from '../../api/by-cursor.ts'
import { api, dataOf } from '../../api/client.ts'
import type { GroupJobsSearch } from '../queries.ts'
import { readGroupJobsSearch } from '../search.ts'

export const allJobsQuery = (raw: GroupJobsSearch) => {
  const search = readGroupJobsSearch(raw)
  const { state, ...words } = search
  return infiniteQueryOptions({
    queryKey: ['jobs', 'all', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/jobs', {
          params: { query: { limit: 50, ...words, ...(state && { state: [state] }), ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}
