import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { emptyPosition } from '../api/values.gen.ts'
import type { PositionText } from '../jobs/editor/draft.ts'

export type Changes = Reply<'/api/jobs/{jobId}/revision', 'get'>

/** The changes of a position, or its own text if there are none. */
export const changesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'changes'],
    queryFn: () => dataOf(api.GET('/api/jobs/{jobId}/revision', { params: { path: { jobId } } })),
  })

const nothing: PositionText = emptyPosition

/** An old version; fields introduced later are empty. */
export const versionQuery = (jobId: string, version: number) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'history', version],
    queryFn: async () => {
      const path = { jobId, version }
      const kept = await dataOf(api.GET('/api/jobs/{jobId}/history/{version}', { params: { path } }))
      return { ...kept, text: { ...nothing, ...kept.content } }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const lastChangeQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'last-change'],
    queryFn: async () => {
      const params = { path: { jobId }, query: { limit: 1 } }
      return (await dataOf(api.GET('/api/jobs/{jobId}/history', { params }))).items[0] ?? null
    },
    staleTime: 0,
  })
