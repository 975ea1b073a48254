/** Who takes the step and when; nobody for what the house does by itself. */
export interface Moment {
  readonly by: string | null
  readonly at: Date
}

/** A step as someone wants to take it. */
export interface Attempt extends Moment {
  /** The steps that are this person's at all; a refusal then names no others. */
  readonly theirs?: readonly string[]
}

/** What happened: stored with the change, it is the audit trail and drives the letters. */
export interface Fact extends Moment {
  readonly object: string
  readonly objectId: string
  readonly action: string
  /** The state before; null for what did not exist. */
  readonly from: string | null
  /** The state after; null for what is gone. */
  readonly to: string | null
}

export interface Taken<To extends string | null = string | null> {
  readonly taken: true
  readonly next: To
  readonly fact: Fact
}
