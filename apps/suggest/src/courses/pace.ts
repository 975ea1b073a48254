export type Pace = { readonly perSecond: number; readonly secondsLeft: number }

/** How fast work goes that was begun so long ago, and how long the rest of it takes at that rate. */
export const paceOf = (done: number, total: number, elapsedMs: number): Pace => {
  const perSecond = (1000 * done) / Math.max(1, elapsedMs)
  return { perSecond: Math.round(perSecond), secondsLeft: Math.ceil(Math.max(0, total - done) / perSecond) }
}
