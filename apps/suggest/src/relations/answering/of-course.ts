import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { Context } from '../../context.ts'
import { Refused } from '../../front-door/fault.ts'
import type { Begun, Compute } from './compute.ts'
import { loadRest, loadTexts } from './load.ts'

type Kept = { readonly version: string; readonly answer: Promise<Uint8Array> }

export type RelationsOf = (courseId: number, isExplained: boolean) => Promise<Uint8Array>

const keptBytes = 64 * 1024 * 1024

/** The embedded database is compiled as it is used: what it needs to read a course it learns from one that is not there. */
export const learnToRead = async ({ store, embedder }: Context): Promise<void> => {
  if (store.engine !== 'pglite') return
  await store.snapshot(async reader => {
    await loadTexts(reader, Number.MIN_SAFE_INTEGER, embedder.model)
    await loadRest(reader, [{ id: Number.MIN_SAFE_INTEGER, title: '', description: '' }], embedder.model)
  })
}

/** Relations by course, worked out once for each version of it. */
export const relationsOf = ({ store, courses, embedder, metrics }: Context, compute: Compute): RelationsOf => {
  /** By course, with and without reasons. */
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes })
  const registers = [metrics.registry]
  const hits = new Counter({ name: 'relations_cache_hits_total', help: 'Relations answered from memory.', registers })
  const misses = new Counter({ name: 'relations_cache_misses_total', help: 'Relations worked out anew.', registers })

  /** Undefined when the course has to be embedded anew first. */
  const attempt = async (courseId: number, isExplained: boolean): Promise<Uint8Array | undefined> => {
    let begun: Begun | undefined
    try {
      const loaded = await store.snapshot(async (reader, givenUp) => {
        const { texts, isStale } = await loadTexts(reader, courseId, embedder.model)
        if (isStale) return undefined
        if (texts.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
        // Nobody would be left to finish it or to give it up.
        givenUp.throwIfAborted()
        begun?.giveUp()
        begun = compute.begin(texts, isExplained)
        return loadRest(reader, texts, embedder.model)
      })
      return loaded && !loaded.isStale ? await begun?.finish(loaded.rest) : undefined
    } finally {
      begun?.giveUp()
    }
  }
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
