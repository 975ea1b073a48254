import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { readJob } from '../get.ts'
import { findRevision } from './revision.store.ts'
import { viewOfChanges } from './revision.view.ts'

/** The job as it would be if its pending changes were published now. */
export const readChanges = async (db: Kysely<Tables>, actor: Actor, jobId: string) => {
  const job = await readJob(db, actor, jobId)
  return await viewOfChanges(db, job, await findRevision(db, job))
}
