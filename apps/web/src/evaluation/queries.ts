import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { asQuery, type Wanted } from './search.ts'

const pageSize = 50
const of = (applicationId: string) => ({ path: { applicationId } })

export const listKey = ['evaluation', 'list'] as const

export const listQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...listKey, wanted],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/evaluation/applications', {
          params: { query: { ...asQuery(wanted), limit: pageSize, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const detailKey = (applicationId: string) => ['evaluation', 'one', applicationId] as const

/** With its neighbours in the list. */
export const detailQuery = (applicationId: string, wanted: Wanted) =>
  queryOptions({
    queryKey: [...detailKey(applicationId), wanted],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/evaluation/applications/{applicationId}', {
          params: { ...of(applicationId), query: asQuery(wanted) },
          signal,
        }),
      ),
  })

export const ratingsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['evaluation', 'ratings', applicationId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/applications/{applicationId}/ratings', { params: of(applicationId), signal })),
  })

export const commentsQuery = (applicationId: string) =>
  infiniteQueryOptions({
    queryKey: ['evaluation', 'comments', applicationId],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/applications/{applicationId}/comments', {
          params: { ...of(applicationId), query: { limit: 100, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
  })

export type JobCounts = Reply<'/api/evaluation/job-names', 'get'>[number]

/** The number and progress of applications for each of my groups' positions. */
export const jobCountsQuery = queryOptions({
  queryKey: ['evaluation', 'jobs'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/evaluation/job-names', { signal })),
})

export const savedViewsQuery = queryOptions({
  queryKey: ['evaluation', 'views'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/evaluation/views', { signal })),
})

export const homeQuery = (researchGroupId: string) =>
  queryOptions({
    queryKey: ['groups', researchGroupId, 'home'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/research-groups/{researchGroupId}/home', { params: { path: { researchGroupId } }, signal })),
  })
