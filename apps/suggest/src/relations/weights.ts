import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/** Found by `node bench/relations/fit.ts`: a logistic regression over pairs of the courses in `bench/data`. */
const learnt = {
  bias: -5.62,
  likeness: 8.23,
  named: 1.67,
  words: 1.99,
  rests: 1.65,
  within: 2.22,
  breadth: 0.25,
  title: 0.3,
  length: 0.48,
  centre: -6.73,
  detour: -2.19,
}

/** Set by judgement, since those courses have no exercises and no links: each can tip an open case, none a clear one. */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5 }

export const weights = { ...learnt, ...judged } satisfies Weights
