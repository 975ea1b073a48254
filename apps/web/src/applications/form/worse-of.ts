import type { Saving } from '../../parts/autosave.ts'

const rank = { failed: 3, saving: 2, waiting: 1, saved: 0 } as const satisfies Record<Saving['state'], number>

/** Of two save states the one to show: trouble first, then work, then the latest time. */
export const worseOf = (one: Saving, other: Saving): Saving => {
  if (one.state === 'saved' && other.state === 'saved') {
    const latest = Math.max(one.at?.getTime() ?? 0, other.at?.getTime() ?? 0)
    return { state: 'saved', at: latest === 0 ? undefined : new Date(latest) }
  }
  return rank[one.state] >= rank[other.state] ? one : other
}
