import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { serviceNow } from '../api/service-time.ts'
import type { IntervieweeState } from './search.ts'

export type Overview = Reply<'/api/interviews/overview', 'get'>[number]
export type Upcoming = Reply<'/api/interviews/upcoming', 'get'>[number]
export type Process = Reply<'/api/interviews/processes/{processId}', 'get'>
export type Slot = Reply<'/api/interviews/processes/{processId}/slots', 'get'>['items'][number]
export type Interviewee = Reply<'/api/interviews/processes/{processId}/interviewees', 'get'>['items'][number]
export type IntervieweeDetail = Reply<'/api/interviews/interviewees/{intervieweeId}', 'get'>

export const overviewQuery = queryOptions({
  queryKey: ['interviews', 'overview'],
  queryFn: () => dataOf(api.GET('/api/interviews/overview')),
})

/** Across all my groups: a page of one group filters it. */
export const upcomingQuery = queryOptions({
  queryKey: ['interviews', 'upcoming'],
  queryFn: () => dataOf(api.GET('/api/interviews/upcoming', { params: { query: { limit: 100 } } })),
})

export const processQuery = (processId: string) =>
  queryOptions({
    queryKey: ['interviews', 'process', processId],
    queryFn: () => dataOf(api.GET('/api/interviews/processes/{processId}', { params: { path: { processId } } })),
  })

const dayMs = 86_400_000

/** Since yesterday, rounded to the day, so that all callers share one query. */
export const recently = (): string => new Date(Math.floor(serviceNow() / dayMs) * dayMs - dayMs).toISOString()

/** Past slots only on request. */
export const slotsQuery = (processId: string, from: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['interviews', 'process', processId, 'slots', from],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/interviews/processes/{processId}/slots', {
          params: {
            path: { processId },
            query: { limit: 100, sort: 'startsAt', ...(from && { from }), ...(cursor && { cursor }) },
          },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const freeSlotsQuery = (processId: string) =>
  queryOptions({
    queryKey: ['interviews', 'process', processId, 'free'],
    queryFn: () =>
      dataOf(
        api.GET('/api/interviews/processes/{processId}/slots', {
          params: { path: { processId }, query: { limit: 100, sort: 'startsAt', state: 'FREE' } },
        }),
      ),
  })

export const intervieweesQuery = (processId: string, state?: IntervieweeState) =>
  infiniteQueryOptions({
    queryKey: ['interviews', 'process', processId, 'interviewees', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/interviews/processes/{processId}/interviewees', {
          params: {
            path: { processId },
            query: { limit: 100, sort: 'name', ...(state && { state }), ...(cursor && { cursor }) },
          },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const intervieweeQuery = (intervieweeId: string) =>
  queryOptions({
    queryKey: ['interviews', 'interviewee', intervieweeId],
    queryFn: () =>
      dataOf(api.GET('/api/interviews/interviewees/{intervieweeId}', { params: { path: { intervieweeId } } })),
  })

/** Applicants for the position who are not on the short list. */
export const candidatesQuery = (jobId: string, text: string) =>
  infiniteQueryOptions({
    queryKey: ['interviews', 'candidates', jobId, text],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/evaluation/applications', {
          params: {
            query: {
              limit: 50,
              sort: 'name',
              jobId: [jobId],
              state: ['SENT', 'IN_REVIEW'],
              ...(text && { text }),
              ...(cursor && { cursor }),
            },
          },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const dossierQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['interviews', 'dossier', applicationId],
    queryFn: () =>
      dataOf(api.GET('/api/evaluation/applications/{applicationId}', { params: { path: { applicationId } } })),
  })
