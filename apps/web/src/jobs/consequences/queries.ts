import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { Reply } from '../../api/reply.ts'

export type Consequences = Reply<'/api/jobs/{jobId}/consequences', 'get'>
export type ConfirmedStep = Consequences['step']

/** Never cached: someone may apply at any moment. */
export const consequencesQuery = (jobId: string, step: ConfirmedStep) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'consequences', step],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/jobs/{jobId}/consequences', { params: { path: { jobId }, query: { step } }, signal })),
    gcTime: 0,
  })
