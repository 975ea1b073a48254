import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Image = Reply<'/api/images/mine', 'get'>['items'][number]

const next = ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined
const first = undefined as string | undefined

export const groupBannersQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: ['images', 'group', groupId],
    queryFn: ({ pageParam: cursor }) =>
      take(
        api.GET('/api/research-groups/{researchGroupId}/images/banners', {
          params: { path: { researchGroupId: groupId }, query: { limit: 50, ...(cursor && { cursor }) } },
        }),
      ),
    // Positions come and go: whether one shows it is asked anew.
    staleTime: 0,
    initialPageParam: first,
    getNextPageParam: next,
  })

/** Those for everyone, and with a department those of that department; without one, all. */
export const defaultBannersQuery = (departmentId?: string | null) =>
  infiniteQueryOptions({
    queryKey: ['images', 'default', departmentId ?? ''],
    queryFn: ({ pageParam: cursor }) =>
      take(
        api.GET('/api/images/banners/default', {
          params: { query: { limit: 50, ...(departmentId && { departmentId }), ...(cursor && { cursor }) } },
        }),
      ),
    // Positions come and go: whether one shows it is asked anew.
    staleTime: 0,
    initialPageParam: first,
    getNextPageParam: next,
  })
