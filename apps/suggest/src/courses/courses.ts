import { LRUCache } from 'lru-cache'
import type { Embedder } from '../embedding/embedder.ts'
import { loadCourse } from '../vectors/load.ts'
import type { Store } from '../vectors/store.ts'
import { bytesOf, type Course, courseOf } from './course.ts'
import { embeddedFreshness, serverFreshness } from './freshness.ts'
import { reembedCourse } from './reembed.ts'

export type Courses = {
  /** Returns the current course, from memory if nothing has changed. */
  get(courseId: number): Promise<Course>
  /** Returns the current version of the course, for caches of anything derived from it. */
  version(courseId: number): string | Promise<string>
  /** Re-embeds every text the course is judged by that has another model's vector. */
  reembed(courseId: number): Promise<void>
  /** Call after every write and before it is acknowledged. */
  renewed(versions: ReadonlyMap<number, string>): void
  readonly stats: { hits: number; misses: number }
}

type Kept = { readonly version: string; readonly course: Promise<Course> }

export const createCourses = (store: Store, embedder: Embedder, cacheBytes: number): Courses => {
  const freshness = store.engine === 'pglite' ? embeddedFreshness() : serverFreshness(store)
  const stats = { hits: 0, misses: 0 }
  const kept = new LRUCache<number, Kept>({ maxSize: Math.max(cacheBytes, 1) })

  const reembed = async (courseId: number): Promise<void> =>
    freshness.renewed(await reembedCourse(store, embedder, courseId))
  /** Includes the model's name: results from another model's vectors are out of date as well. */
  const named = (version: string): string => `${embedder.model} ${version}`
  const load = async (courseId: number): Promise<Course> => {
    const { model } = embedder
    const { competencies, isStale } = await store.snapshot(reader => loadCourse(reader, courseId, model))
    if (!isStale) return courseOf(courseId, competencies)
    await reembed(courseId)
    return load(courseId)
  }
  const keep = async (courseId: number, entry: Kept): Promise<void> => {
    const course = await entry.course.catch(() => undefined)
    if (kept.get(courseId) !== entry) return
    // A new entry, because the cache does not weigh the same object twice.
    if (course) kept.set(courseId, { ...entry }, { size: bytesOf(course) })
    else kept.delete(courseId)
  }
  const asOf = (courseId: number, version: string): Promise<Course> => {
    const found = kept.get(courseId)
    if (found?.version === version) {
      stats.hits += 1
      return found.course
    }
    stats.misses += 1
    const entry = { version, course: load(courseId) }
    kept.set(courseId, entry, { size: 1 })
    void keep(courseId, entry)
    return entry.course
  }
  return {
    stats,
    reembed,
    version: courseId => {
      const version = freshness.current(courseId)
      return typeof version === 'string' ? named(version) : version.then(named)
    },
    renewed: versions => freshness.renewed(versions),
    get: courseId => {
      const version = freshness.current(courseId)
      if (typeof version === 'string') return asOf(courseId, named(version))
      return version.then(found => asOf(courseId, named(found)))
    },
  }
}
