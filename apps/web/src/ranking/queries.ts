import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Ranking = Reply<'/api/evaluation/jobs/{jobId}/ranking', 'get'>
export type Finalist = Ranking['finalists'][number]
/** An order that is not saved yet, and the version that it changes. */
export type Draft = { readonly ids: readonly string[]; readonly version: number }

export const rankingKey = (jobId: string) => ['evaluation', 'ranking', jobId] as const

export const rankingQuery = (jobId: string) =>
  queryOptions({
    queryKey: rankingKey(jobId),
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/evaluation/jobs/{jobId}/ranking', { params: { path: { jobId } }, signal })),
  })

export const orderFinalists = (jobId: string, { ids, version }: Draft) =>
  dataOf(
    api.PUT('/api/evaluation/jobs/{jobId}/ranking', {
      params: { path: { jobId } },
      body: { applicationIds: [...ids], version },
    }),
  )
