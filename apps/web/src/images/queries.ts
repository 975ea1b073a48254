import { infiniteQueryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Image = Reply<'/api/images/mine', 'get'>['items'][number]

export const groupBannersQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: ['images', 'group', groupId],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/images/banners', {
          params: { path: { researchGroupId: groupId }, query: { limit: 50, ...(cursor && { cursor }) } },
        }),
      ),
    // Positions change, so whether one shows it may be stale.
    staleTime: 0,
    ...byCursor,
  })

/** The general ones, and with a department those of that department; without one, all. */
export const defaultBannersQuery = (departmentId?: string | null) =>
  infiniteQueryOptions({
    queryKey: ['images', 'default', departmentId ?? ''],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/images/banners/default', {
          params: { query: { limit: 50, ...(departmentId && { departmentId }), ...(cursor && { cursor }) } },
        }),
      ),
    // Positions change, so whether one shows it may be stale.
    staleTime: 0,
    ...byCursor,
  })
