type Bounds = { readonly failures: number; readonly restMs: number; readonly now: () => number }

/**
 * After so many failures in a row nobody asks for a while; then one may try. Its success lets everyone in again, its
 * failure begins another rest.
 */
export const createBreaker = ({ failures, restMs, now }: Bounds) => {
  let inARow = 0
  let restsUntil = 0
  let isTrying = false
  const isResting = (): boolean => inARow >= failures && (isTrying || now() < restsUntil)
  return {
    isResting,
    /** False when nobody may ask now. */
    enter: (): boolean => {
      if (isResting()) return false
      isTrying = inARow >= failures
      return true
    },
    succeed: (): void => {
      inARow = 0
      isTrying = false
    },
    fail: (): void => {
      inARow += 1
      isTrying = false
      if (inARow >= failures) restsUntil = now() + restMs
    },
    /** The asker went away: nothing was learnt. */
    leave: (): void => {
      isTrying = false
    },
  }
}
