import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { type RawSearch, textIn } from '../app/search.ts'
import { readTrailSearch, type TrailSearch } from '../audit/search.ts'
import { openJobsQuery } from '../jobs/queries.ts'

const path = (researchGroupId: string) => ({ path: { researchGroupId } })

export type Group = Reply<'/api/research-groups/{researchGroupId}', 'get'>
export type Member = Reply<'/api/research-groups/{researchGroupId}/members', 'get'>['items'][number]

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['groups', groupId],
    queryFn: () => dataOf(api.GET('/api/research-groups/{researchGroupId}', { params: path(groupId) })),
  })

export type DirectorySearch = { readonly query?: string }
export const readDirectorySearch = (raw: RawSearch): DirectorySearch => {
  const query = textIn(raw, 'query')
  return query ? { query } : {}
}

export const directoryQuery = (search: DirectorySearch) =>
  infiniteQueryOptions({
    queryKey: ['groups', 'directory', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/research-groups', {
          params: { query: { limit: 50, ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const publicGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['groups', groupId, 'public'],
    queryFn: () => dataOf(api.GET('/api/research-groups/{researchGroupId}/public', { params: path(groupId) })),
  })

export const openJobsOfGroup = (groupId: string) => openJobsQuery({ researchGroupId: [groupId] }, 100)

export const membersQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['groups', groupId, 'members'],
    queryFn: () =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/members', {
          params: { ...path(groupId), query: { limit: 100 } },
        }),
      ),
  })

export const invitationsQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['groups', groupId, 'invitations'],
    queryFn: () =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/invitations', {
          params: { ...path(groupId), query: { limit: 100 } },
        }),
      ),
  })

export const myRequestsQuery = queryOptions({
  queryKey: ['groups', 'requests'],
  queryFn: () => dataOf(api.GET('/api/research-groups/requests')),
})

export const groupAuditQuery = (groupId: string, raw: TrailSearch) => {
  const search = readTrailSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['groups', groupId, 'audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/audit', {
          params: { ...path(groupId), query: { limit: 50, ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}
