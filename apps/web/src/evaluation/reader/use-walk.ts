import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Detail } from '../application.ts'
import { listQuery } from '../queries.ts'
import { type EvaluationSearch, readWanted } from '../search.ts'

/** How far to load the list in search of an application opened by its address. */
const mostPages = 20

/** The list to work through, with the next and the previous application. */
export const useWalk = (applicationId: string, search: EvaluationSearch, detail: Detail | undefined) => {
  const navigate = useNavigate()
  // Frozen: decided applications must not vanish while somebody works through the list.
  const frozen = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const
  const pages = useInfiniteQuery({ ...listQuery(readWanted(search)), ...frozen })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const lines = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const index = lines.findIndex(line => line.applicationId === applicationId)
  const needsMore = data !== undefined && data.pages.length < mostPages && (index === -1 || index >= lines.length - 3)
  useEffect(() => {
    if (needsMore && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [needsMore, hasNextPage, isFetchingNextPage, fetchNextPage])
  const neighbour = (step: 1 | -1): string | undefined => {
    const line = index === -1 ? undefined : lines[index + step]
    return line?.applicationId ?? (step === 1 ? detail?.nextId : detail?.previousId) ?? undefined
  }
  const go = (id: string | undefined): void => {
    if (id !== undefined)
      void navigate({ to: '/evaluation/$applicationId', params: { applicationId: id }, search, resetScroll: false })
  }
  return {
    pages,
    lines,
    index,
    total: data?.pages[0]?.total,
    nextId: neighbour(1),
    previousId: neighbour(-1),
    go,
    leave: () => navigate({ to: '/evaluation', search }),
  }
}

export type Walk = ReturnType<typeof useWalk>
