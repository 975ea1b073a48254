import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bytesQuery } from '../pdf/bytes.ts'
import { commentsQuery, detailQuery, ratingsQuery } from '../queries.ts'
import type { Wanted } from '../search.ts'

const mostBytes = 4 * 1024 * 1024

/** Prefetches the next application and its first document. */
export const usePrefetch = (applicationId: string | undefined, wanted: Wanted, isReady: boolean): void => {
  const client = useQueryClient()
  const key = JSON.stringify(wanted)
  useEffect(() => {
    if (applicationId === undefined || !isReady) return
    const fetchAll = async (): Promise<void> => {
      void import('../../pdf/engine.ts')
      void client.prefetchQuery(ratingsQuery(applicationId))
      void client.prefetchInfiniteQuery(commentsQuery(applicationId))
      await client.prefetchQuery(detailQuery(applicationId, JSON.parse(key) as Wanted))
      const detail = client.getQueryData(detailQuery(applicationId, JSON.parse(key) as Wanted).queryKey)
      const first = detail?.documents[0]
      if (first && first.sizeBytes <= mostBytes) await client.prefetchQuery(bytesQuery(first.documentId, first.version))
    }
    void fetchAll()
  }, [client, applicationId, key, isReady])
}
