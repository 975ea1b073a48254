import { versionsOf } from '../vectors/courses.ts'
import type { Store } from '../vectors/store.ts'

/** Tells a course's version of now: never one that was overtaken before the question was asked. */
export type Freshness = {
  current(courseId: number): string | Promise<string>
  renewed(versions: ReadonlyMap<number, string>): void
}

/** No other process can write an embedded database, so what this one wrote last is what is there. */
export const embeddedFreshness = (): Freshness => {
  const written = new Map<number, string>()
  return {
    current: courseId => written.get(courseId) ?? 'since the start',
    renewed: versions => {
      for (const [courseId, version] of versions) written.set(courseId, version)
    },
  }
}

/** Asks the server. Questions that arrive while one is under way wait and go together with the next. */
export const serverFreshness = (store: Store): Freshness => {
  let next: { readonly ids: Set<number>; readonly versions: Promise<ReadonlyMap<number, string>> } | undefined
  let running: Promise<unknown> = Promise.resolve()
  const ask = (courseId: number): Promise<ReadonlyMap<number, string>> => {
    if (!next) {
      const ids = new Set<number>()
      const versions = running.then(() => {
        next = undefined
        return store.read(reader => versionsOf(reader, ids))
      })
      next = { ids, versions }
      running = versions.catch(() => {})
    }
    next.ids.add(courseId)
    return next.versions
  }
  return {
    current: async courseId => (await ask(courseId)).get(courseId) ?? 'unknown',
    renewed: () => {},
  }
}
