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

type Versions = ReadonlyMap<number, string>

/**
 * Asks the server. Questions that arrive while one is under way wait and go together with the next; when the one under
 * way fails they fail with it, because whoever has waited that long has no time to wait for a second failure.
 */
export const serverFreshness = (store: Store): Freshness => {
  let next: { readonly ids: Set<number>; readonly versions: Promise<Versions> } | undefined
  let running: Promise<unknown> | undefined
  const ask = (courseId: number): Promise<Versions> => {
    next ??= together(running)
    next.ids.add(courseId)
    return next.versions
  }
  const begin = () => {
    next = undefined
  }
  const together = (before: Promise<unknown> | undefined) => {
    const ids = new Set<number>()
    const versions = Promise.resolve(before)
      .finally(begin)
      .then(() => store.read(reader => versionsOf(reader, ids)))
    const end = () => {
      if (running === versions) running = undefined
    }
    versions.then(end, end)
    running = versions
    return { ids, versions }
  }
  return {
    current: async courseId => (await ask(courseId)).get(courseId) ?? 'unknown',
    renewed: () => {},
  }
}
