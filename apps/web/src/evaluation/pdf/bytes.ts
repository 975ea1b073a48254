import { queryOptions } from '@tanstack/react-query'
import { received } from '../received.ts'

/** Keeps a document in memory while people go back and forth. */
const keptMs = 3 * 60_000

export const bytesQuery = (documentId: string, version: number, onProgress?: (loadedBytes: number) => void) =>
  queryOptions({
    queryKey: ['documents', documentId, version],
    queryFn: async ({ signal }) => {
      const { chunks } = await received(`/api/documents/${documentId}`, { signal, ...(onProgress && { onProgress }) })
      return new Uint8Array(await new Blob(chunks).arrayBuffer())
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  })
