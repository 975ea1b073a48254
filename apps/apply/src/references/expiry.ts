const dayMs = 24 * 60 * 60 * 1000
const daysAfterDeadline = 14
const daysWithoutDeadline = 60

/**
 * Until when a referee may answer: two weeks after the deadline of the job; sixty days from now where there is no
 * deadline or it has passed, as it may have when the shortlist is made.
 */
export const expiryOf = (closesAt: Date | null, now: Date): Date =>
  closesAt !== null && closesAt > now
    ? new Date(closesAt.getTime() + daysAfterDeadline * dayMs)
    : new Date(now.getTime() + daysWithoutDeadline * dayMs)

export const weekMs = 7 * dayMs
export { dayMs }
