import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { Context } from '../../context.ts'
import { Refused } from '../../front-door/fault.ts'
import type { Compute } from './compute.ts'
import { loadCourse } from './load.ts'

type Kept = { readonly version: string; readonly answer: Promise<Uint8Array> }

/** Returns the bytes of the reply. */
export type RelationsOf = (courseId: number, isExplained: boolean) => Promise<Uint8Array>

const keptBytes = 64 * 1024 * 1024

/** Caches the relations of a course, computed once for each version of it. */
export const createRelations = ({ store, embedder, courses, metrics }: Context, compute: Compute): RelationsOf => {
  /** Keyed by course, with or without reasons. */
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes })
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics.registry] })
  const hits = counter('relations_cache_hits_total', 'Relations answered from memory.')
  const misses = counter('relations_cache_misses_total', 'Relations worked out anew for a request.')

  const workOut: RelationsOf = async (courseId, isExplained) => {
    const { course, isStale } = await store.snapshot(reader => loadCourse(reader, courseId, embedder.model))
    if (isStale) {
      await courses.reembed(courseId)
      return workOut(courseId, isExplained)
    }
    if (course.competencies.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
    return compute.relationsOf(course, isExplained)
  }
  const keep = async (key: string, entry: Kept): Promise<void> => {
    const answer = await entry.answer.catch(() => undefined)
    if (kept.get(key) !== entry) return
    // A new entry, because the cache does not weigh the same object twice.
    if (answer) kept.set(key, { ...entry }, { size: answer.length })
    else kept.delete(key)
  }
  return async (courseId, isExplained) => {
    const version = await courses.version(courseId)
    const key = `${courseId} ${isExplained}`
    const before = kept.get(key)
    if (before?.version === version) {
      hits.inc()
      return before.answer
    }
    misses.inc()
    const entry = { version, answer: workOut(courseId, isExplained) }
    kept.set(key, entry, { size: 1 })
    void keep(key, entry)
    return entry.answer
  }
}
