const everyMs = 10_000

/** Counts what happens often, and tells the number at once and then every ten seconds at most. */
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
