const everyMs = 10_000

/** Counts a frequent event, and reports the number at once and then at most every ten seconds. */
export const nowAndThen = (tell: (count: number) => void): (() => void) => {
  let count = 0
  let tellAfter = 0
  return () => {
    count += 1
    if (performance.now() < tellAfter) return
    tell(count)
    count = 0
    tellAfter = performance.now() + everyMs
  }
}
