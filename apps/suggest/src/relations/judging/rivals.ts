import type { Pair } from './pairs.ts'
import { beyond } from './shared-likeness.ts'
import type { View } from './view.ts'

/**
 * How much each candidate stands out among all that could come before a competency. Some courses are alike throughout
 * and others nowhere, so the same similarity says much in one course and nothing in another.
 */
export interface Rivals {
  /** The logarithm of its share. */
  readonly nearest: (later: number, likeness: number) => number
  readonly needed: (later: number, logOdds: number) => number
}

/** How steeply likeness counts in a share. */
const steepness = 8

/**
 * A small course is judged as if each competency had this many candidates: two are not needed for each other because
 * there is hardly a third. The missing ones count as usual ones do.
 */
const fewest = 16
const usual = { likeness: Math.exp(steepness * 0.25), needed: Math.exp(-3) }

export function rivalsOf(view: View, pairs: readonly Pair[]): Rivals {
  const size = view.competencies.length
  const likeness = new Float64Array(size)
  const needed = new Float64Array(size)
  const missing = new Float64Array(size).fill(fewest)
  for (const { a, b, likeness: whole, known } of pairs) {
    const alike = Math.exp(steepness * beyond(view.common, whole))
    likeness[a] = (likeness[a] ?? 0) + alike
    likeness[b] = (likeness[b] ?? 0) + alike
    for (const place of [a, b]) missing[place] = Math.max(0, (missing[place] ?? 0) - 1)
    if (!known) continue
    needed[a] = (needed[a] ?? 0) + Math.exp(known.neededBack)
    needed[b] = (needed[b] ?? 0) + Math.exp(known.needed)
  }
  for (const [place, count] of missing.entries()) {
    likeness[place] = (likeness[place] ?? 0) + count * usual.likeness
    needed[place] = (needed[place] ?? 0) + count * usual.needed
  }
  return {
    nearest: (later, alike) => shareOf(likeness[later], steepness * alike),
    needed: (later, logOdds) => shareOf(needed[later], logOdds),
  }
}

/** A pair that people added is no candidate: its share counts as no more than the whole. */
const shareOf = (sum: number | undefined, own: number) => Math.min(0, own - Math.log(sum || Number.EPSILON))
