import type { Actor } from '@kolleg/access'
import { type Moment, stateConflict } from '@kolleg/lifecycle'
import { type Application, type ApplicationState, applicationSteps } from '../../applications/application.ts'
import { lockJobShared } from '../../applications/open-job.ts'
import { shortlistApplication } from '../../applications/shortlist.ts'
import { takeStep } from '../../applications/take.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { followReopening } from '../../interviews/follow.ts'
import { hasEnded } from '../../jobs/job.ts'
import { problem } from '../../problems.ts'
import { getEvaluable, lockEvaluable } from '../get.ts'
import { keepPlace } from '../ranking/keep-place.ts'
import { markReconsidered, type Review } from './review.store.ts'
import { letterWaits, readReviews, standing } from './reviews.ts'

/**
 * Undoes a decision while the applicant does not know of it, and takes back its letter. The application gets its former
 * state, and the applicant sees nothing. If the job has ended meanwhile, it leaves the shortlist: an invited applicant
 * sees that, and a future interview is cancelled.
 */
export const reconsider = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<Application> => {
  const { record: found } = await getEvaluable(tx, actor, applicationId)
  // Locks the job before the application, as filling the job does, so that filling does not miss an application that
  // comes back.
  const job = await lockJobShared(tx, found.jobId)
  const { record: application } = await lockEvaluable(tx, actor, 'reconsider', applicationId)
  expected(application.version)
  const moment = { by: actor.userId, at: new Date() }
  const isOver = hasEnded(job) && application.seen?.state === 'INTERVIEW'
  const returnToPlace = await keepPlace(tx, application.applicationId)
  const { open, stateBefore } = await takeDecisionBack(tx, context, application, moment, isOver ? moment.at : null)
  if (isOver) await followReopening(tx, context, applicationId, moment)
  if (stateBefore === 'SENT') return (await takeStep(tx, open, 'unread', moment, null)).application
  if (stateBefore === 'INTERVIEW' && job.state === 'PUBLISHED') {
    const shortlisted = await shortlistApplication(tx, open, moment)
    await returnToPlace()
    return shortlisted
  }
  return open
}

/** The same for an applicant who withdraws and must not learn of the decision; the trail names no actor. */
export const reopen = async (tx: Tx, context: Context, application: Application, at: Date): Promise<Application> =>
  (await takeDecisionBack(tx, context, application, { by: null, at }, null)).open

const takeDecisionBack = async (
  tx: Tx,
  { letters }: Context,
  application: Application,
  moment: Moment,
  seenFrom: Date | null,
): Promise<{ readonly open: Application; readonly stateBefore: ApplicationState }> => {
  applicationSteps.step(application, 'reconsider', moment)
  const review = standing(await readReviews(tx, application.applicationId))
  if (!review?.isUndisclosed) {
    const allowed = applicationSteps.allowed(application.state).filter(action => action !== 'reconsider')
    const refused = { from: application.state, action: 'reconsider', allowed } as const
    throw stateConflict('application whose applicant already knows the decision', refused)
  }
  if (review.letterId !== null && letterWaits(review))
    await letters.takeBack(tx, review.letterId, moment, notedOf(application))
  await markReconsidered(tx, review.reviewId, moment.at)
  const { application: open } = await takeStep(tx, application, 'reconsider', moment, seenFrom)
  return { open, stateBefore: review.stateBefore }
}

/** The decision stays; its letter does not leave. */
export const takeLetterBack = async (
  tx: Tx,
  { letters }: Context,
  actor: Actor,
  applicationId: string,
): Promise<Review> => {
  const { record } = await lockEvaluable(tx, actor, 'evaluate', applicationId)
  const review = standing(await readReviews(tx, record.applicationId))
  if (review?.letterId == null) throw problem('NOT_FOUND', { detail: 'There is no decision letter.' })
  if (review.letterState === 'WAITING' && !review.isUndisclosed) throw onItsWay(review.letterState)
  await letters.takeBack(tx, review.letterId, { by: actor.userId, at: new Date() }, notedOf(record))
  return { ...review, letterState: 'TAKEN_BACK' }
}

const notedOf = ({ applicationId, jobId, researchGroupId }: Application) => ({
  groupId: researchGroupId,
  details: { applicationId, jobId },
})

/** Its time has come: the applicant knows, and the letter may leave at any moment. */
const onItsWay = (from: string) => stateConflict('letter', { from, action: 'takeBack', allowed: [] })
