import { getApplication, lockApplication } from '../../applications/get.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { lockJob } from '../../jobs/get.ts'
import { jobSteps } from '../../jobs/job.ts'
import { fillJob } from '../../jobs/take-step.ts'
import type { Effect } from '../../outbox/effect.ts'
import { follow } from './follow.ts'
import type { Review } from './review.store.ts'
import { readReviews, standing } from './reviews.ts'

/** Carries out the consequences of a decision when the applicant may know of it, unless it was taken back. */
export const becomingKnown = (context: Context): Effect => ({
  carryOut: applicationId =>
    context.database.transaction(async tx => {
      const { jobId } = await getApplication(tx, applicationId)
      // To avoid deadlocks, the job is locked before its applications.
      const isFilling = (await known(tx, applicationId))?.fillsJob === true
      const job = isFilling ? await lockJob(tx, jobId) : undefined
      await lockApplication(tx, applicationId)
      const review = await known(tx, applicationId)
      if (review === undefined) return
      const moment = { by: null, at: new Date() }
      const isTold = review.letterState !== null && review.letterState !== 'TAKEN_BACK'
      await follow(tx, context, applicationId, moment, isTold)
      // The job may have ended in another way meanwhile.
      if (review.fillsJob && job && jobSteps.attempt(job, 'fill', moment).taken)
        await fillJob(tx, context, review.reviewerId, jobId)
    }),
  giveUp: async applicationId => context.log.error({ applicationId }, 'what follows from a decision did not follow'),
})

/** The current decision, if the applicant knows of it. */
const known = async (tx: Tx, applicationId: string): Promise<Review | undefined> => {
  const review = standing(await readReviews(tx, applicationId))
  return review?.isUndisclosed === false ? review : undefined
}
