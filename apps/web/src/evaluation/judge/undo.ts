import { createValue } from '../../parts/value.ts'
import type { Moved, Review } from '../application.ts'

export type Undoable = {
  readonly applicationId: string
  readonly name: string
  readonly decision: Review['decision']
  /** Until then nobody knows of it. */
  readonly leavesAt: string
  /** Professors open the decision again; others stop its letter. */
  readonly by: 'reconsider' | 'takeBack'
}

/** The last decision, as long as its letter waits; it stays in sight while one goes on to the next. */
export const lastDecision = createValue<Undoable | undefined>(undefined)

/** The decision that counts: the newest one that was not taken back. */
export const standing = (reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ reconsideredAt }) => reconsideredAt === null)

/** How the decision that stands can be taken back, as long as it can. */
export const undoOf = ({ applicationId, may, reviews }: Moved, name: string): Undoable | undefined => {
  const by = (['reconsider', 'takeBack'] as const).find(deed => may.includes(deed))
  const review = standing(reviews)
  if (by === undefined || review === undefined || review.letterLeavesAt === null) return undefined
  return { applicationId, name, decision: review.decision, leavesAt: review.letterLeavesAt, by }
}
