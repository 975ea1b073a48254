export const decisions = ['ACCEPTED', 'REJECTED'] as const
export type Decision = (typeof decisions)[number]

export const reviewReasons = ['JOB_FILLED', 'JOB_OUTDATED', 'FAILED_REQUIREMENTS', 'OTHER_REASON'] as const
export type ReviewReason = (typeof reviewReasons)[number]
