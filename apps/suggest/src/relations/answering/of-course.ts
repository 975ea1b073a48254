import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { Context } from '../../context.ts'
import type { Attempt } from './attempt.ts'

type Kept = { readonly version: string; readonly answer: Promise<Uint8Array> }

export type Relations = {
  of(courseId: number, isExplained: boolean): Promise<Uint8Array>
  /** Has them at hand for whoever asks next. */
  workOutAhead(courseId: number): Promise<unknown>
}

const keptBytes = 64 * 1024 * 1024

/** Relations by course, worked out once for each version of it. */
export const createRelations = ({ courses, metrics }: Context, attempt: Attempt): Relations => {
  /** By course, with and without reasons. */
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes })
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics.registry] })
  const hits = counter('relations_cache_hits_total', 'Relations answered from memory.')
  const misses = counter('relations_cache_misses_total', 'Relations worked out anew for a request.')
  const ahead = counter('relations_ahead_total', 'Relations worked out before anybody asked for them.')

  const workOut = async (courseId: number, isExplained: boolean): Promise<Uint8Array> => {
    const answer = await attempt(courseId, isExplained)
    if (answer) return answer
    await courses.reembed(courseId)
    return workOut(courseId, isExplained)
  }
  const keep = async (key: string, entry: Kept): Promise<void> => {
    const answer = await entry.answer.catch(() => undefined)
    if (kept.get(key) !== entry) return
    // As a new entry: the cache does not weigh the same one twice.
    if (answer) kept.set(key, { ...entry }, { size: answer.length })
    else kept.delete(key)
  }
  const take = async (courseId: number, isExplained: boolean, found?: Counter, lacking?: Counter) => {
    const version = await courses.version(courseId)
    const key = `${courseId} ${isExplained}`
    const before = kept.get(key)
    if (before?.version === version) {
      found?.inc()
      return before.answer
    }
    lacking?.inc()
    const entry = { version, answer: workOut(courseId, isExplained) }
    kept.set(key, entry, { size: 1 })
    void keep(key, entry)
    return entry.answer
  }
  return {
    of: (courseId, isExplained) => take(courseId, isExplained, hits, misses),
    workOutAhead: courseId => take(courseId, false, undefined, ahead),
  }
}
