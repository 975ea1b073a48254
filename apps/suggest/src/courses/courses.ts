import type { Embedder } from '../embedding/embedder.ts'
import { textVerdicts } from '../vectors/feedback.ts'
import { loadCourse } from '../vectors/load.ts'
import type { Store } from '../vectors/store.ts'
import { bytesOf, type Course, courseOf } from './course.ts'
import { embeddedFreshness, serverFreshness } from './freshness.ts'
import { reembedCourse } from './reembed.ts'
import { createVersionedCache } from './versioned-cache.ts'

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

export const createCourses = (store: Store, embedder: Embedder, cacheBytes: number): Courses => {
  const freshness = store.engine === 'pglite' ? embeddedFreshness() : serverFreshness(store)
  const stats = { hits: 0, misses: 0 }
  const cached = createVersionedCache<Course>({
    maxBytes: cacheBytes,
    bytesOf,
    onHit: () => (stats.hits += 1),
    onMiss: () => (stats.misses += 1),
  })

  const reembed = async (courseId: number): Promise<void> =>
    freshness.renewed(await reembedCourse(store, embedder, courseId))
  /** Includes the model's name: results from another model's vectors are out of date as well. */
  const named = (version: string): string => `${embedder.model} ${version}`
  const load = async (courseId: number): Promise<Course> => {
    const { model } = embedder
    const { competencies, isStale, said } = await store.snapshot(async reader => ({
      ...(await loadCourse(reader, courseId, model)),
      said: await textVerdicts(reader, courseId),
    }))
    if (!isStale) return courseOf(courseId, competencies, said)
    await reembed(courseId)
    return load(courseId)
  }
  const asOf = (courseId: number, version: string): Promise<Course> => cached(courseId, version, () => load(courseId))
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
