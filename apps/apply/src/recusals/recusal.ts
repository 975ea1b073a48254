export const longestReason = 1_000

/** That a member has a conflict of interest with an application. */
export type Recusal = {
  readonly recusalId: string
  readonly applicationId: string
  readonly applicantId: string
  readonly jobId: string
  readonly researchGroupId: string
  readonly applicantName: string
  readonly userId: string
  readonly name: string
  readonly reason: string
  /** Who declared it. */
  readonly declaredBy: string | null
  readonly declaredByName: string | null
  readonly declaredAt: Date
  readonly liftedAt: Date | null
  readonly liftedByName: string | null
}

/** Why a conflict is likely: the member is named as a referee, or has the applicant's address. */
export const grounds = ['REFEREE', 'ADDRESS'] as const
export type Ground = (typeof grounds)[number]

export type Suggested = {
  readonly applicationId: string
  readonly applicantName: string
  readonly userId: string
  readonly name: string
  readonly ground: Ground
}
