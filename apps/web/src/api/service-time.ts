/** The service's time less that of a timer which never jumps; undefined until a reply has told it. */
let lead: number | undefined

/** Learns from a reply what time it is at the service: the clock of this machine may be hours wrong. */
export const learnServiceTime = (headers: Headers): void => {
  const at = Date.parse(headers.get('date') ?? '')
  // A reply from a cache names an earlier time, and a slow one is a little late: the latest time counts.
  if (!Number.isNaN(at)) lead = Math.max(lead ?? Number.NEGATIVE_INFINITY, at - performance.now())
}

/** Compare instants of the service with this, not with `Date.now()`. */
export const serviceNow = (): number => (lead === undefined ? Date.now() : lead + performance.now())
