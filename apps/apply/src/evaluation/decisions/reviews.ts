import type { QueryExecutorProvider } from 'kysely'
import { findReviews, type Review } from './review.store.ts'

/** Every decision about an application, the newest first. */
export const readReviews = (db: QueryExecutorProvider, applicationId: string): Promise<readonly Review[]> =>
  findReviews(db, applicationId)

/** The current decision: the newest one that was not taken back. */
export const standing = (reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ reconsideredAt }) => reconsideredAt === null)

/** Whether its letter is written and can still be taken back. */
export const letterWaits = (review: Review | undefined): boolean =>
  review !== undefined && review.isUndisclosed && review.letterState === 'WAITING'
