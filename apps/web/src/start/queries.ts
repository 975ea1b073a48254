import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'

/** How many of the newest positions the first page shows. */
export const shownJobs = 3

/** How many unfinished applications it shows. */
export const shownDrafts = 3

export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: () => take(api.GET('/api/sign-in')),
  staleTime: Number.POSITIVE_INFINITY,
})
