import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Settings = Reply<'/api/users/me', 'patch'>

/** A change of nothing tells everything that can be changed. */
export const mySettingsQuery = queryOptions({
  queryKey: ['me', 'settings'],
  queryFn: () => take(api.PATCH('/api/users/me', { body: {} })),
})
