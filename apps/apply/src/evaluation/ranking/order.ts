import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { lockJob } from '../../jobs/get.ts'
import { problem } from '../../problems.ts'
import { rankings } from './ranking.policy.ts'
import { findFinalists, findOrder, findVersion, replaceOrder } from './ranking.store.ts'
import { withHidden } from './with-hidden.ts'

/** Replaces the order of the finalists. Nobody enters or leaves the shortlist meanwhile: the job is locked. */
export const orderFinalists = async (
  tx: Tx,
  actor: Actor,
  id: string,
  given: readonly string[],
  expected: Expected,
): Promise<void> => {
  const { jobId, researchGroupId } = await lockJob(tx, id)
  rankings.permit(actor, 'order', { jobId, researchGroupId })
  expected(await findVersion(tx, jobId))
  const wanted = given.map(each => each.toLowerCase())
  const seen = new Set((await findFinalists(tx, actor, jobId)).map(({ applicationId }) => applicationId))
  const errors = wanted.flatMap((each, index): InputFault[] =>
    seen.has(each) && wanted.indexOf(each) === index ? [] : [stranger(index)],
  )
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  await replaceOrder(tx, jobId, withHidden(wanted, await findOrder(tx, jobId), seen))
  await record(
    tx,
    { object: 'ranking', objectId: jobId, action: 'order', by: actor.userId },
    { groupId: researchGroupId },
  )
}

const stranger = (index: number): InputFault => ({
  pointer: `/applicationIds/${index}`,
  message: 'No application with this id is on the shortlist of this job, or it is named twice.',
  code: 'APPLICATION',
})
