import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type System = Reply<'/api/admin/system', 'get'>
export type Retention = Reply<'/api/admin/retention', 'get'>

const againMs = 30_000

/** Refetches, so that a recovery shows by itself. */
export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: () => dataOf(api.GET('/api/admin/system')),
  refetchInterval: againMs,
})

export const retentionQuery = queryOptions({
  queryKey: ['admin', 'retention'],
  queryFn: () => dataOf(api.GET('/api/admin/retention')),
})
