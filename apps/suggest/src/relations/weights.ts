import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/** Found by `node bench/relations/fit.ts`: a logistic regression over pairs of the courses in `bench/data`. */
const learnt = {
  bias: -5.41,
  likeness: 7.76,
  named: 1.58,
  words: 3.7,
  rests: 1.84,
  within: 2.2,
  title: 0.2,
  length: 0.46,
  centre: -6.6,
}

/** Set by judgement, since those courses have no exercises and no links: each can tip an open case, none a clear one. */
const judged = { together: 1.5, order: 2, practice: 2, link: 1.5 }

export const weights = { ...learnt, ...judged } satisfies Weights
