import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import { findVersion, type Kept } from './version.store.ts'

/** The version of the job that the actor applied to; undefined for everybody else. */
export const findAppliedTo = async (
  { database: { query: db }, jobHooks }: Context,
  actor: Actor | null,
  jobId: string,
): Promise<Kept | undefined> => {
  const version = actor === null ? undefined : await jobHooks.versionAppliedTo(db, actor.userId, jobId)
  return version === undefined ? undefined : await findVersion(db, jobId, version)
}
