import type { Actor } from '@kolleg/access'
import { Problem } from '@kolleg/problems'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Application } from '../../applications/application.ts'
import { lockJobShared } from '../../applications/open-job.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { shortlist } from '../../interviews/shortlist.ts'
import { distinctIds } from '../../lists/distinct-ids.ts'
import { problem } from '../../problems.ts'
import { getEvaluable, lockEvaluable } from '../get.ts'
import { reject } from './decide.ts'
import type { BulkOutcome, BulkRequest } from './decision.view.ts'
import { markUnread } from './mark-unread.ts'
import { open } from './open.ts'
import { reconsider } from './reconsider.ts'
import { takeOffList } from './take-off-list.ts'

type Bulk = Static<typeof BulkRequest>
type Outcome = Static<typeof BulkOutcome>

/**
 * The same action for many applications with a result for each: one that fails leaves no trace and does not stop the
 * others.
 */
export const decideMany = async (tx: Tx, context: Context, actor: Actor, asked: Bulk): Promise<Outcome[]> => {
  const { action, reason } = asked
  if (action === 'reject' && reason === undefined)
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/reason', message: 'A rejection needs a reason.', code: 'REASON' }],
    })
  const ids = distinctIds(asked.applicationIds)
  const outcomes: Outcome[] = []
  // In the same order for everyone, to avoid deadlocks.
  for (const applicationId of ids.toSorted()) outcomes.push(await decideOne(tx, context, actor, applicationId, asked))
  return outcomes.toSorted((one, other) => ids.indexOf(one.applicationId) - ids.indexOf(other.applicationId))
}

const decideOne = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  asked: Bulk,
): Promise<Outcome> => {
  await sql`savepoint one`.execute(tx)
  try {
    const { state, version } = await carryOutAction(tx, context, actor, applicationId, asked)
    await sql`release savepoint one`.execute(tx)
    return { applicationId, status: 200, state, version }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await sql`rollback to savepoint one`.execute(tx)
    return { applicationId, status: error.status, code: error.code, detail: error.message }
  }
}

const carryOutAction = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  { action, reason = 'OTHER_REASON', notify = true, message = '', justification = '' }: Bulk,
): Promise<Pick<Application, 'state' | 'version'>> => {
  if (action === 'open') return await open(tx, actor, applicationId)
  if (action === 'unread') return await markUnread(tx, actor, applicationId)
  if (action === 'reject')
    return await reject(tx, context, actor, applicationId, { reason, notify, message, justification }, () => {})
  if (action === 'reconsider') return await reconsider(tx, context, actor, applicationId, () => {})
  if (action === 'unlist') return await takeOffList(tx, actor, applicationId)
  await lockJobShared(tx, (await getEvaluable(tx, actor, applicationId)).record.jobId)
  const { record: application } = await lockEvaluable(tx, actor, 'shortlist', applicationId)
  await shortlist(tx, application, { by: actor.userId, at: new Date() })
  return (await getEvaluable(tx, actor, applicationId)).record
}
