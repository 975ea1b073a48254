import type { Reply } from '../../api/reply.ts'

export type Entry = Reply<'/api/jobs/{jobId}/history', 'get'>['items'][number]

/** Versions written by one person without a long pause, newest first. */
export type Sitting = { readonly newest: Entry; readonly others: readonly Entry[]; readonly changed: readonly string[] }

const pauseMs = 15 * 60_000

const isOneGo = (newer: Entry, older: Entry): boolean =>
  newer.action === 'edit' &&
  older.action === 'edit' &&
  newer.by?.userId === older.by?.userId &&
  Date.parse(newer.at) - Date.parse(older.at) < pauseMs

/** A draft has a version for every pause; the history shows one line for a sitting. */
export const sittingsOf = (entries: readonly Entry[]): readonly Sitting[] => {
  const sittings: Sitting[] = []
  for (const entry of entries) {
    const last = sittings.at(-1)
    const before = last?.others.at(-1) ?? last?.newest
    if (last && before && isOneGo(before, entry))
      sittings[sittings.length - 1] = {
        newest: last.newest,
        others: [...last.others, entry],
        changed: [...new Set([...last.changed, ...entry.changed])],
      }
    else sittings.push({ newest: entry, others: [], changed: entry.changed })
  }
  return sittings
}
