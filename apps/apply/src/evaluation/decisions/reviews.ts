import type { QueryExecutorProvider } from 'kysely'
import { findReviews, type Review } from './review.store.ts'

/** Every decision about an application, the newest first. */
export const readReviews = (db: QueryExecutorProvider, applicationId: string): Promise<readonly Review[]> =>
  findReviews(db, applicationId)

/** The decision that counts: the newest one that was not taken back. */
export const standing = (reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ reconsideredAt }) => reconsideredAt === null)

/** Its letter is written and has not left. */
export const letterWaits = (review: Review | undefined): boolean => review?.letterState === 'WAITING'

/** The applicant has not been told: its letter waits, or was taken back before it left. */
export const isUntold = (review: Review | undefined): boolean =>
  review?.letterState === 'WAITING' || review?.letterState === 'TAKEN_BACK'
