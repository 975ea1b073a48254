import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/** Found by `node bench/relations/fit.ts`: a logistic regression over pairs of the courses in `bench/data`. */
const learnt = {
  bias: -5.58,
  likeness: 8.14,
  named: 1.7,
  words: 2.07,
  rests: 1.6,
  within: 2.2,
  breadth: 0.21,
  title: 0.31,
  length: 0.45,
  centre: -6.8,
  detour: -2.2,
}

/** Set by judgement, since those courses have no exercises and no links: each can tip an open case, none a clear one. */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5 }

export const weights = { ...learnt, ...judged } satisfies Weights
