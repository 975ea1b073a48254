import { holdApplication } from '../../applications/hold.ts'
import { decisions } from '../../applications/review.ts'
import type { Context } from '../../context.ts'
import type { Effect } from '../../outbox/effect.ts'
import { follow } from './follow.ts'
import { readReviews, standing } from './reviews.ts'

/** When the applicant may know of a decision, what follows from it follows, unless it was taken back meanwhile. */
export const becomingKnown = (context: Context): Effect => ({
  carryOut: applicationId =>
    context.database.transaction(async tx => {
      const { state, before } = await holdApplication(tx, applicationId)
      if (before !== null || !decisions.some(decision => decision === state)) return
      const isTold = standing(await readReviews(tx, applicationId))?.letterState !== 'TAKEN_BACK'
      await follow(tx, context, applicationId, { by: null, at: new Date() }, isTold)
    }),
  giveUp: async applicationId => context.log.error({ applicationId }, 'what follows from a decision did not follow'),
})
