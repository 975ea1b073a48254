import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import { type Application, applicationSteps } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { problem } from '../../problems.ts'
import { holdJudged } from '../get.ts'
import { markReconsidered, type Review } from './review.store.ts'
import { isUntold, letterWaits, readReviews, standing } from './reviews.ts'

type Tx = Transaction<Tables>

/** A decision becomes open again as long as the applicant has not been told; its letter is taken back. */
export const reconsider = async (
  tx: Tx,
  { letters }: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<Application> => {
  const { record: application } = await holdJudged(tx, actor, 'reconsider', applicationId)
  expected(application.version)
  const moment = { by: actor.userId, at: new Date() }
  applicationSteps.step(application, 'reconsider', moment)
  const review = standing(await readReviews(tx, applicationId))
  if (review?.letterId == null || !isUntold(review)) {
    const allowed = applicationSteps.allowed(application.state).filter(action => action !== 'reconsider')
    const refused = { taken: false, from: application.state, action: 'reconsider', allowed } as const
    throw stateConflict('application, of whose decision no letter waits any more,', refused)
  }
  if (letterWaits(review)) await letters.takeBack(tx, review.letterId, moment)
  await markReconsidered(tx, review.reviewId, moment.at)
  const { application: moved } = await takeStep(tx, application, 'reconsider', moment)
  return moved
}

/** The decision stays; its letter does not leave. */
export const takeLetterBack = async (
  tx: Tx,
  { letters }: Context,
  actor: Actor,
  applicationId: string,
): Promise<Review> => {
  const { record } = await holdJudged(tx, actor, 'evaluate', applicationId)
  const letterId = standing(await readReviews(tx, record.applicationId))?.letterId
  if (letterId == null) throw problem('NOT_FOUND', { detail: 'There is no decision letter.' })
  await letters.takeBack(tx, letterId, { by: actor.userId, at: new Date() })
  const review = standing(await readReviews(tx, record.applicationId))
  if (review === undefined) throw problem('NOT_FOUND')
  return review
}
