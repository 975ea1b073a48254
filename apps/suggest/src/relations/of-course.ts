import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import type { Answers } from './answers.ts'
import type { Compute } from './compute.ts'
import { loadEvidence } from './load.ts'

type Kept = { readonly version: string; readonly answers: Promise<Answers> }

export type RelationsOf = (courseId: number, isExplained: boolean) => Promise<Uint8Array>

const keptBytes = 64 * 1024 * 1024

/** Relations by course, worked out once for each version of it. */
export const relationsOf = ({ store, courses, embedder, metrics }: Context, compute: Compute): RelationsOf => {
  const kept = new LRUCache<number, Kept>({ maxSize: keptBytes })
  const registers = [metrics.registry]
  const hits = new Counter({ name: 'relations_cache_hits_total', help: 'Relations answered from memory.', registers })
  const misses = new Counter({ name: 'relations_cache_misses_total', help: 'Relations worked out anew.', registers })

  const answer = async (courseId: number): Promise<Answers> => {
    const { isStale, ...evidence } = await store.snapshot(reader => loadEvidence(reader, courseId, embedder.model))
    if (isStale) {
      await courses.reembed(courseId)
      return answer(courseId)
    }
    if (evidence.competencies.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
    return compute.run(evidence)
  }
  const keep = async (courseId: number, entry: Kept): Promise<void> => {
    const answers = await entry.answers.catch(() => undefined)
    if (kept.get(courseId) !== entry) return
    // As a new entry: the cache does not weigh the same one twice.
    if (answers) kept.set(courseId, { ...entry }, { size: answers.plain.length + answers.explained.length })
    else kept.delete(courseId)
  }
  return async (courseId, isExplained) => {
    const version = await courses.version(courseId)
    let found = kept.get(courseId)
    if (found?.version === version) hits.inc()
    else {
      misses.inc()
      found = { version, answers: answer(courseId) }
      kept.set(courseId, found, { size: 1 })
      void keep(courseId, found)
    }
    const { plain, explained } = await found.answers
    return isExplained ? explained : plain
  }
}
