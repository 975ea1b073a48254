import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/** Found by `node bench/relations/fit.ts`: a logistic regression over pairs of the courses in `bench/data`. */
const learnt = {
  bias: -5.58,
  likeness: 8.15,
  named: 1.72,
  words: 2.03,
  rests: 1.61,
  within: 2.14,
  breadth: 0.23,
  title: 0.32,
  length: 0.46,
  centre: -6.79,
  detour: -2.15,
}

/** Set by judgement, since those courses have no exercises and no links: each can tip an open case, none a clear one. */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5 }

export const weights = { ...learnt, ...judged } satisfies Weights
