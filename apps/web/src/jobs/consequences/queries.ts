import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { Reply } from '../../api/reply.ts'

export type Consequences = Reply<'/api/jobs/{jobId}/consequences', 'get'>
export type ConfirmedStep = Consequences['step']

/** Never cached: someone may apply at any moment, and the group may change its waiting time. */
export const consequencesQuery = (jobId: string, step: ConfirmedStep, except?: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'consequences', step, except],
    queryFn: ({ signal }) => {
      const query = { step, ...(except && { except }) }
      return dataOf(api.GET('/api/jobs/{jobId}/consequences', { params: { path: { jobId }, query }, signal }))
    },
    gcTime: 0,
    refetchInterval: 15_000,
  })
