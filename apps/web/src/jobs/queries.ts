import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'
import type { JobSearch } from './search.ts'

const mutable = <T>(values: readonly T[] | undefined): T[] | undefined => values && [...values]

/** The public list. */
export const openJobsQuery = (search: JobSearch, limit = 20) =>
  infiniteQueryOptions({
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
      const given = Object.fromEntries(
        Object.entries({ ...several, cursor }).filter(([, value]) => value !== undefined),
      )
      return take(api.GET('/api/jobs', { params: { query: { ...plain, ...given, limit } }, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

/** One position as the public sees it. */
export const openJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'open', jobId],
    queryFn: () => take(api.GET('/api/jobs/{jobId}', { params: { path: { jobId } } })),
  })
