import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { byCursor } from '../../api/by-cursor.ts'
import { api, dataOf } from '../../api/client.ts'
import { type MineSearch, readMineSearch } from '../queries.ts'

export const allApplicationsQuery = (raw: MineSearch) => {
  const search = readMineSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['applications', 'all', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/applications', {
          params: { query: { limit: 50, sort: '-updatedAt', ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}

export const applicationsOfQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'of', userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/users/{userId}/applications', {
          params: { path: { userId }, query: { limit: 50, sort: '-updatedAt', ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
  })
