const everyMs = 10_000

/** Counts a frequent event, and reports the number at once and then at most every ten seconds. */
export const throttled = (report: (count: number) => void): (() => void) => {
  let count = 0
  let reportAfter = 0
  return () => {
    count += 1
    if (performance.now() < reportAfter) return
    report(count)
    count = 0
    reportAfter = performance.now() + everyMs
  }
}
