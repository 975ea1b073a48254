import { infiniteQueryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type LegalHold = Reply<'/api/admin/legal-holds', 'get'>['items'][number]

/** Those in force by their last day, the ended ones newest first. */
const sorts = { IN_FORCE: 'until', ENDED: '-madeAt' } as const

export const legalHoldsQuery = (state: keyof typeof sorts) =>
  infiniteQueryOptions({
    queryKey: ['legal-holds', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/legal-holds', {
          params: { query: { limit: 50, state, sort: sorts[state], ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
  })

/** What a hold changes: the lists, and the pages of its position. */
export const staleAfterHold = [['legal-holds'], ['jobs']] as const
