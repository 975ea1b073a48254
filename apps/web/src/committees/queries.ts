import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Committee = Reply<'/api/jobs/{jobId}/committee', 'get'>
export type SeatKind = Committee['seats'][number]['kind']

export const committeeQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['committees', jobId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/jobs/{jobId}/committee', { params: { path: { jobId } }, signal })),
  })

type Change = {
  readonly committeeOnly: boolean
  readonly seats: { readonly userId: string; readonly kind: SeatKind }[]
}

/** Refused with 412 if somebody else changed it since this version. */
export const putCommittee = (jobId: string, version: number, body: Change) =>
  dataOf(
    api.PUT('/api/jobs/{jobId}/committee', {
      params: { path: { jobId }, header: { 'if-match': `"${version}"` } },
      body,
    }),
  )
