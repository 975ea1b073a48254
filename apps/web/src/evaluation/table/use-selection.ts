import { useMemo, useState } from 'react'
import type { Line } from '../application.ts'

/** The service's limit for one request. */
export const mostAtOnce = 200

/** The selected applications among those shown. */
export const useSelection = (lines: readonly Line[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => lines.filter(({ applicationId }) => ids.has(applicationId)), [lines, ids])
  const isAll = lines.length > 0 && chosen.length === Math.min(lines.length, mostAtOnce)
  return {
    chosen,
    isAll,
    has: (applicationId: string): boolean => ids.has(applicationId),
    toggle: (applicationId: string): void =>
      setIds(old => {
        const next = new Set(old)
        if (!next.delete(applicationId) && next.size < mostAtOnce) next.add(applicationId)
        return next
      }),
    toggleAll: (): void =>
      setIds(new Set(isAll ? [] : lines.slice(0, mostAtOnce).map(({ applicationId }) => applicationId))),
    clear: (): void => setIds(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
