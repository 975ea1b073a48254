import { versionOf, versionsOf } from '../vectors/courses.ts'
import type { Store } from '../vectors/store.ts'

/** Returns a course's current version, never one that was outdated when the caller asked. */
export type Freshness = {
  current(courseId: number): string | Promise<string>
  renewed(versions: ReadonlyMap<number, string>): void
}

/** No other process can write to an embedded database, so the last version this one wrote is the current one. */
export const embeddedFreshness = (): Freshness => {
  const written = new Map<number, string>()
  return {
    current: courseId => written.get(courseId) ?? 'since the start',
    renewed: versions => {
      for (const [courseId, version] of versions) written.set(courseId, version)
    },
  }
}

type Versions = ReadonlyMap<number, string | Promise<string | undefined>>

/**
 * Asks the server. Queries that arrive while one is running are sent together as the next one. If the running query
 * fails they fail too, because they have no time left to wait for a second failure.
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
    const versions: Promise<Versions> = Promise.resolve(before)
      .finally(begin)
      .then(async () =>
        (await store.isSpread()) ? askEach(store, ids) : store.read(reader => versionsOf(reader, ids)),
      )
    const end = () => {
      if (running === versions) running = undefined
    }
    versions.then(end, end)
    running = versions
    return { ids, versions }
  }
  return {
    current: async courseId => (await (await ask(courseId)).get(courseId)) ?? 'unknown',
    renewed: () => {},
  }
}

/** Courses of other machines must not fail with those of one that is away. */
const askEach = (store: Store, ids: ReadonlySet<number>): Versions =>
  new Map(
    [...ids].map(id => {
      const version = store.read(reader => versionOf(reader, id))
      version.catch(() => {})
      return [id, version]
    }),
  )
