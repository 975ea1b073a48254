import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/**
 * Found by `node bench/relations/fit.ts`: a logistic regression over pairs of fourteen Metacademy courses. `common`
 * weighs as much against a relation as `likeness` weighs for it.
 */
const learnt = {
  bias: -5.59,
  likeness: 8.21,
  common: -8.21,
  named: 1.68,
  words: 2.08,
  rests: 1.6,
  within: 2.16,
  breadth: 0.21,
  title: 0.3,
  length: 0.44,
  centre: -6.98,
  detour: -2.23,
}

/**
 * Set by judgement, because those courses have no exercises, links or series. Exercises and links may tip a close case
 * but not a clear one; the next part of a series is nearly always learnt next.
 */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5, series: 5 }

export const weights = { ...learnt, ...judged } satisfies Weights
