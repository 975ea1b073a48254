import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const shownJobs = 3

export const shownDrafts = 3

export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: () => dataOf(api.GET('/api/sign-in')),
  staleTime: Number.POSITIVE_INFINITY,
})
