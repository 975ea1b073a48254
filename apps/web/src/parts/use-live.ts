import { useEffect, useRef } from 'react'

const usualMs = 20_000
/** Nothing moves while the person types or is about to click. */
const restMs = 3_000
/** An untouched page stops polling, which would otherwise keep the sign-in alive for ever. */
const goneMs = 60 * 60_000
/** Longer lists are not refetched as a whole. */
const mostPages = 3

let movedAt = Date.now()
const moved = (): void => {
  movedAt = Date.now()
}
for (const what of ['input', 'keydown', 'pointermove', 'pointerdown', 'wheel', 'touchmove'])
  addEventListener(what, moved, { capture: true, passive: true })

const isWatched = (): boolean => {
  const restedMs = Date.now() - movedAt
  return !document.hidden && restedMs >= restMs && restedMs < goneMs
}

type Shown = {
  readonly data?: unknown
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

const isLong = ({ data }: Shown): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length > mostPages
    : false

/** Polls for changes by others while the page is visible. */
export const useLive = (shown: readonly Shown[], everyMs = usualMs): void => {
  const newest = useRef(shown)
  newest.current = shown
  useEffect(() => {
    const look = (): void => {
      if (!isWatched()) return
      for (const query of newest.current) {
        const lookedAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
        const isDue = query.dataUpdatedAt > 0 && Date.now() - lookedAt >= everyMs
        if (isDue && !query.isFetching && !isLong(query)) void query.refetch()
      }
    }
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [everyMs])
}
