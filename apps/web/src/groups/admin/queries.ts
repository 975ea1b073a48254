import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { byCursor } from '../../api/by-cursor.ts'
import { api, dataOf } from '../../api/client.ts'
import type { Reply } from '../../api/reply.ts'
import { groupStates } from '../../api/values.gen.ts'
import { oneOfIn, type RawSearch, textIn } from '../../app/search.ts'

export type GroupsSearch = { readonly query?: string; readonly state?: (typeof groupStates)[number] }
export type AdminGroup = Reply<'/api/admin/research-groups', 'get'>['items'][number]

export const readGroupsSearch = (raw: RawSearch): GroupsSearch => {
  const query = textIn(raw, 'query')
  const state = oneOfIn(raw, 'state', groupStates)
  return { ...(query && { query }), ...(state && { state }) }
}

export const adminGroupsQuery = (raw: GroupsSearch) => {
  const search = readGroupsSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['groups', 'admin', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/research-groups', {
          params: { query: { limit: 50, sort: '-state,name', ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}
