export const longestReason = 1_000

/** How long before its end administrators are told. */
export const warningDays = 14

/** That everything of a job must be kept, for example because of a lawsuit. */
export type LegalHold = {
  readonly legalHoldId: string
  readonly jobId: string
  readonly jobTitle: string
  readonly researchGroupId: string
  readonly researchGroupName: string
  readonly reason: string
  /** The last day, in UTC. */
  readonly until: string
  readonly isInForce: boolean
  readonly version: number
  readonly madeAt: Date
  readonly madeByName: string | null
  readonly endedAt: Date | null
  readonly endedByName: string | null
}
