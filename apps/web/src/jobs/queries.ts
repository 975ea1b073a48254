import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { type JobSearch, type JobState, readGroupJobsSearch, readJobSearch } from './search.ts'

const mutable = <T>(values: readonly T[] | undefined): T[] | undefined => values && [...values]

export const openJobsQuery = (raw: JobSearch, limit = 20) => {
  const search = readJobSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['jobs', 'open', search, limit],
    queryFn: ({ pageParam: cursor, signal }) => {
      const { subjectArea, location, fundingType, researchGroupId, professorId, ...plain } = search
      const several = {
        subjectArea: mutable(subjectArea),
        location: mutable(location),
        fundingType: mutable(fundingType),
        researchGroupId: mutable(researchGroupId),
        professorId: mutable(professorId),
      }
      const filled = Object.fromEntries(
        Object.entries({ ...several, cursor }).filter(([, value]) => value !== undefined),
      )
      return dataOf(api.GET('/api/jobs', { params: { query: { ...plain, ...filled, limit } }, signal }))
    },
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}

export const openJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'open', jobId],
    queryFn: () => dataOf(api.GET('/api/jobs/{jobId}', { params: { path: { jobId } } })),
  })

export type GroupJobsSearch = { readonly query?: string; readonly state?: JobState }

/** A group's positions in any state. */
export const groupJobsQuery = (groupId: string, raw: GroupJobsSearch) => {
  const search = readGroupJobsSearch(raw)
  const { state, ...words } = search
  return infiniteQueryOptions({
    queryKey: ['jobs', 'group', groupId, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/jobs', {
          params: {
            path: { researchGroupId: groupId },
            query: { limit: 50, ...words, ...(state && { state: [state] }), ...(cursor && { cursor }) },
          },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}

export type JobSummary = Reply<'/api/research-groups/{researchGroupId}/jobs', 'get'>['items'][number]

/** A professor's positions in any state, as far as the reader may see them. */
export const supervisedJobsQuery = (professorId: string) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'supervised', professorId],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/professors/{professorId}/jobs', {
          params: { path: { professorId }, query: { limit: 50, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
  })

export type Job = Reply<'/api/jobs/{jobId}/details', 'get'>

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId],
    queryFn: () => dataOf(api.GET('/api/jobs/{jobId}/details', { params: { path: { jobId } } })),
  })

export const jobHistoryQuery = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'one', jobId, 'history'],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/jobs/{jobId}/history', {
          params: { path: { jobId }, query: { limit: 50, ...(cursor && { cursor }) } },
        }),
      ),
    ...byCursor,
  })
