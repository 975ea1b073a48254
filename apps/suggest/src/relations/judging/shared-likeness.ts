/** Nine in ten pairs of a course are at least so alike where nothing but its subject makes them so. */
const usual = 0.15
const share = 0.1

/**
 * The likeness of texts that have no more in common than how they are written: all begin with the same words, or the
 * model finds any two texts alike. Of few texts one cannot tell, since these may well be all about the same.
 */
export function commonLikeness(spread: Int32Array, texts: number): number {
  const pairs = (texts * (texts - 1)) / 2
  let at = -1
  for (let met = 0; met <= share * pairs && at < spread.length - 1; met += spread[at] ?? 0) at++
  const lowest = at / 100 - 1
  return Math.max(0, (lowest - usual) / (1 - usual)) * Math.max(0, (texts - 2) / (texts + 2))
}

/** What of a likeness is left without the common one, 0 … 1. */
export const beyond = (common: number, likeness: number): number => Math.max(0, (likeness - common) / (1 - common))
