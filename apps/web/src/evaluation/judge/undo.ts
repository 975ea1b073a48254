import { createValue } from '../../parts/value.ts'
import type { Moved, Review } from '../application.ts'

export type Undoable = {
  readonly applicationId: string
  readonly name: string
  readonly step: Review['decision'] | 'SHORTLISTED'
  /** From then on the applicant knows; null as long as nobody tells them. */
  readonly until: string | null
}

/** The last step that can be undone; it stays in sight while one goes on to the next application. */
export const lastStep = createValue<Undoable | undefined>(undefined)

/** The decision that counts: the newest one that was not taken back. */
export const standing = (reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ reconsideredAt }) => reconsideredAt === null)

/** How the step that was taken last can be undone, as long as it can. */
export const undoOf = ({ applicationId, may, reviews }: Moved, name: string): Undoable | undefined => {
  const review = standing(reviews)
  if (may.includes('unlist')) return { applicationId, name, step: 'SHORTLISTED', until: null }
  if (!may.includes('reconsider') || review === undefined) return undefined
  return { applicationId, name, step: review.decision, until: review.knownFrom }
}
