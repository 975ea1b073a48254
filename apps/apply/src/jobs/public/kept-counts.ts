import type { Counts } from './list.store.ts'

/** Up to this many are counted for each request; the counts of longer lists are cached for this long. */
export const fewToCount = 10_000
export const keptSeconds = 10

const mostKept = 100

type Kept = { readonly counts: Counts; readonly atMs: number; isBeingRenewed: boolean }
type Counted = { readonly counts: Counts }

/** Remembers the counts of long lists for a short while. */
export const keepCounts = (nowMs: () => number = () => performance.now()) => {
  const kept = new Map<string, Kept>()

  const keep = (key: string, counts: Counts): void => {
    kept.delete(key)
    if (counts.candidates <= fewToCount) return
    kept.set(key, { counts, atMs: nowMs(), isBeingRenewed: false })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  /** Returns the cached counts, or counts. While one request counts again, the others get the cached ones. */
  return async <Listing extends Counted>(
    key: string,
    read: (known: Counts | undefined) => Promise<Listing>,
  ): Promise<Listing> => {
    const known = kept.get(key)
    if (known && (known.isBeingRenewed || nowMs() - known.atMs < keptSeconds * 1000)) return read(known.counts)
    if (known) known.isBeingRenewed = true
    try {
      const listing = await read(undefined)
      keep(key, listing.counts)
      return listing
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}

export type KeptCounts = ReturnType<typeof keepCounts>
