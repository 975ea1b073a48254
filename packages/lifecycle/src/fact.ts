/** Who takes the step and when; null for the system itself. */
export interface Moment {
  readonly by: string | null
  readonly at: Date
}

/** An attempt at a step. */
export interface Attempt extends Moment {
  /** The steps that this person may ever take; a refusal names no others. */
  readonly theirs?: readonly string[]
}

/** What happened: stored with the change, it is the audit trail and triggers the letters. */
export interface Fact extends Moment {
  readonly object: string
  readonly objectId: string
  readonly action: string
  /** The state before; null for a new object. */
  readonly from: string | null
  /** The state after; null for a deleted one. */
  readonly to: string | null
}

export interface Taken<To extends string | null = string | null> {
  readonly taken: true
  readonly next: To
  readonly fact: Fact
}
