import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import type { Static } from 'typebox'
import { refuseAnonymised } from '../../applications/refuse-anonymised.ts'
import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { getJob } from '../../jobs/get.ts'
import { problem } from '../../problems.ts'
import { lockEvaluable } from '../get.ts'
import { deleteRating, findRatings, lockVersion, putRating } from './rating.store.ts'
import type { Rating } from './rating.ts'
import type { NewRating } from './rating.view.ts'

/** Saves or replaces the caller's rating. The trail records that it happened, not its content. */
export const rate = async (
  tx: Tx,
  actor: Actor,
  id: string,
  { overall, criteria = {}, note = '' }: Static<typeof NewRating>,
  expected: Expected,
): Promise<Rating> => {
  const { record: application } = await lockEvaluable(tx, actor, 'evaluate', id)
  const { applicationId, jobId, researchGroupId } = application
  await checkCriteria(tx, jobId, Object.keys(criteria))
  const { userId } = actor
  const version = await lockVersion(tx, applicationId, userId)
  expected(version ?? 0)
  refuseAnonymised(application, 'rate')
  await putRating(tx, applicationId, userId, { overall, criteria, note: note.trim() })
  const action = version === undefined ? 'rate' : 'rateAgain'
  const deed = { object: 'rating', objectId: applicationId, action, by: userId } as const
  await record(tx, deed, { groupId: researchGroupId })
  const mine = (await findRatings(tx, applicationId, userId)).find(({ raterId }) => raterId === userId)
  if (mine === undefined) throw new Error('The rating was put and is not there.')
  return mine
}

/** Removes the caller's rating; with independent ratings, those of others are hidden again. */
export const unrate = async (tx: Tx, actor: Actor, id: string, expected: Expected): Promise<void> => {
  const { applicationId, researchGroupId } = (await lockEvaluable(tx, actor, 'evaluate', id)).record
  const { userId } = actor
  const version = await lockVersion(tx, applicationId, userId)
  if (version === undefined) throw problem('NOT_FOUND', { detail: 'You have not rated this application.' })
  expected(version)
  await deleteRating(tx, applicationId, userId)
  const deed = { object: 'rating', objectId: applicationId, action: 'unrate', by: userId } as const
  await record(tx, deed, { groupId: researchGroupId })
}

const checkCriteria = async (tx: Tx, jobId: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const known = new Set((await getJob(tx, jobId)).criteria.map(({ name }) => name))
  const errors = names
    .filter(name => !known.has(name))
    .map(
      (name): InputFault => ({
        pointer: `/criteria/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        message: `“${name}” is no criterion of the job.`,
        code: 'UNKNOWN_CRITERION',
      }),
    )
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}
