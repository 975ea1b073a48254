import type { Fact } from '@kolleg/lifecycle'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { cancelAll, type Ended } from './ending.store.ts'
import { stopAsking } from './stop-asking.ts'

type Of = { readonly jobId: string } | { readonly applicationId: string } | { readonly referenceId: string }

const conditionOf = (of: Of) => {
  if ('jobId' in of) return sql`application.job_id = ${of.jobId}`
  if ('applicationId' in of) return sql`application.application_id = ${of.applicationId}`
  return sql`reference.reference_id = ${of.referenceId}`
}

/** Cancels requests of one application or of all of a job; the outbox writes to those who were asked. */
export const cancelReferencesOf = async (
  tx: Tx,
  context: Context,
  of: Of,
  { by, at }: Pick<Fact, 'by' | 'at'>,
): Promise<void> => followEnd(tx, context, await cancelAll(tx, conditionOf(of), { by, at }))

/** After requests have ended: drops pending letters that ask, and schedules the work outside the database. */
export const followEnd = async (tx: Tx, { outbox }: Context, { referenceIds, jobIds, files }: Ended): Promise<void> => {
  await stopAsking(tx, referenceIds)
  for (const jobId of jobIds) await outbox.put(tx, 'closing', jobId)
  for (const sha256 of files) await outbox.put(tx, 'file', sha256)
}
