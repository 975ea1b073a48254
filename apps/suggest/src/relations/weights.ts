import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/** Found by `node bench/relations/fit.ts`: a logistic regression over pairs of the courses in `bench/data`. */
const learnt = {
  bias: -5.45,
  likeness: 7.92,
  named: 1.62,
  words: 4.17,
  rests: 2.02,
  within: 2.24,
  title: 0.26,
  length: 0.49,
  centre: -6.47,
  detour: -2.43,
}

/** Set by judgement, since those courses have no exercises and no links: each can tip an open case, none a clear one. */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5 }

export const weights = { ...learnt, ...judged } satisfies Weights
