const dayMs = 24 * 60 * 60 * 1000
const daysAfterDeadline = 14
const daysWithoutDeadline = 60

/**
 * A referee may answer until two weeks after the deadline of the job, or for sixty days from now if there is no
 * deadline or it has passed.
 */
export const expiryOf = (closesAt: Date | null, now: Date): Date =>
  closesAt !== null && closesAt > now
    ? new Date(closesAt.getTime() + daysAfterDeadline * dayMs)
    : new Date(now.getTime() + daysWithoutDeadline * dayMs)

export const weekMs = 7 * dayMs
export { dayMs }
