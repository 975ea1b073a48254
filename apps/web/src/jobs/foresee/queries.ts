import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../../api/client.ts'
import type { Reply } from '../../api/reply.ts'

export type Foreseen = Reply<'/api/jobs/{jobId}/consequences', 'get'>
export type ForeseenStep = Foreseen['step']

/** Never cached: someone may apply at any moment. */
export const consequencesQuery = (jobId: string, step: ForeseenStep) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'consequences', step],
    queryFn: ({ signal }) =>
      take(api.GET('/api/jobs/{jobId}/consequences', { params: { path: { jobId }, query: { step } }, signal })),
    gcTime: 0,
  })
