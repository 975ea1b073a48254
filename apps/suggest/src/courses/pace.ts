export type Pace = { readonly perSecond: number; readonly secondsLeft: number }

/** The rate of work so far, and the time left at that rate. */
export const paceOf = (done: number, total: number, elapsedMs: number): Pace => {
  const perSecond = (1000 * done) / Math.max(1, elapsedMs)
  return { perSecond: Math.round(perSecond), secondsLeft: Math.ceil(Math.max(0, total - done) / perSecond) }
}
