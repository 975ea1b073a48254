import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { Context } from '../../context.ts'
import type { Attempt } from './attempt.ts'

type Kept = { readonly version: string; readonly answer: Promise<Uint8Array> }

export type RelationsOf = (courseId: number, isExplained: boolean) => Promise<Uint8Array>

const keptBytes = 64 * 1024 * 1024

/** Relations by course, worked out once for each version of it. */
export const relationsOf = ({ courses, metrics }: Context, attempt: Attempt): RelationsOf => {
  /** By course, with and without reasons. */
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes })
  const registers = [metrics.registry]
  const hits = new Counter({ name: 'relations_cache_hits_total', help: 'Relations answered from memory.', registers })
  const misses = new Counter({ name: 'relations_cache_misses_total', help: 'Relations worked out anew.', registers })

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
  return async (courseId, isExplained) => {
    const version = await courses.version(courseId)
    const key = `${courseId} ${isExplained}`
    let found = kept.get(key)
    if (found?.version === version) hits.inc()
    else {
      misses.inc()
      found = { version, answer: workOut(courseId, isExplained) }
      kept.set(key, found, { size: 1 })
      void keep(key, found)
    }
    return found.answer
  }
}
