import { createValue } from '../../parts/value.ts'
import type { Moved, Review } from '../application.ts'

export type Undoable = {
  readonly applicationId: string
  readonly name: string
  readonly step: Review['decision'] | 'SHORTLISTED'
  /** When the applicant gets the e-mail; null while nothing is scheduled. */
  readonly until: string | null
}

/** Stays on screen when the person moves to the next application. */
export const lastStep = createValue<Undoable | undefined>(undefined)

/** The newest decision that was not undone. */
export const standing = (reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ reconsideredAt }) => reconsideredAt === null)

/** Returns how to undo the last step, if that is still possible. */
export const undoOf = ({ applicationId, may, reviews }: Moved, name: string): Undoable | undefined => {
  const review = standing(reviews)
  if (may.includes('unlist')) return { applicationId, name, step: 'SHORTLISTED', until: null }
  if (!may.includes('reconsider') || review === undefined) return undefined
  return { applicationId, name, step: review.decision, until: review.knownFrom }
}
