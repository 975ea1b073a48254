/** If only the subject makes the texts of a course similar, nine in ten pairs reach at least this similarity. */
const usual = 0.15
const share = 0.1

/**
 * The similarity that texts share by style alone: all begin with the same words, or the model finds any two texts
 * similar. For a few texts it is unknown, because they may all have one subject.
 */
export function commonLikeness(spread: Int32Array, texts: number): number {
  const pairs = (texts * (texts - 1)) / 2
  let at = -1
  for (let met = 0; met <= share * pairs && at < spread.length - 1; met += spread[at] ?? 0) at++
  const lowest = at / 100 - 1
  return Math.max(0, (lowest - usual) / (1 - usual)) * Math.max(0, (texts - 2) / (texts + 2))
}

/** The similarity that remains without the common part, 0 … 1. */
export const beyond = (common: number, likeness: number): number => Math.max(0, (likeness - common) / (1 - common))
