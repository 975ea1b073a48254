import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import { getEvaluable } from '../get.ts'
import { findRatings, findSummary } from './rating.store.ts'
import { type Ratings, ratingView, summaryView } from './rating.view.ts'

/** Mine, and those of others as far as I may see them. */
export const readRatings = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<Static<typeof Ratings>> => {
  const { record } = await getEvaluable(db, actor, applicationId)
  const ratings = await findRatings(db, record.applicationId, actor.userId)
  const summary = await findSummary(db, record.applicationId, actor.userId)
  const isMine = ({ raterId }: { readonly raterId: string }) => raterId === actor.userId
  const mine = ratings.find(isMine)
  return {
    mine: mine ? ratingView(mine) : null,
    others: ratings.filter(rating => !isMine(rating)).map(ratingView),
    summary: summaryView(ratings, actor.userId, summary),
  }
}
