type Bounds = { readonly failures: number; readonly restMs: number; readonly now: () => number }

/**
 * A circuit breaker: after this many failures in a row nobody may call for a while, then one may try. Its success
 * closes the circuit, its failure starts another pause.
 */
export const createBreaker = ({ failures, restMs, now }: Bounds) => {
  let inARow = 0
  let restsUntil = 0
  let isTrying = false
  const isResting = (): boolean => inARow >= failures && (isTrying || now() < restsUntil)
  return {
    isResting,
    /** False if no call is allowed now. */
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
    /** The caller went away, which says nothing about the service. */
    leave: (): void => {
      isTrying = false
    },
  }
}
