import type { SignalName } from './signals.ts'

export type Weights = Readonly<Record<SignalName, number>> & { readonly bias: number }

/**
 * Set by judgement, because the courses that teach have no exercises, links or series. Exercises and links may tip a
 * close case but not a clear one; the next part of a series is nearly always learnt next.
 */
const judged = { together: 0.9, order: 1.2, practice: 1.2, link: 0.9, series: 3 }

/**
 * Found by `npm run bench:relations`: a logistic regression over pairs of courses with known prerequisites, scaled so
 * that a score of 0.8 means that eight in ten relations hold.
 */
const learnt = {
  bias: 1.29,
  likeness: 0.662,
  common: -0.662,
  nearest: 0.267,
  named: 0.558,
  words: 0.495,
  within: 0.095,
  needed: 0.262,
  before: 0.104,
}

/** For models that have learnt nothing about prerequisites, and compare descriptions only. */
const learntFromTexts = {
  bias: 0.805,
  likeness: 0.575,
  common: -0.575,
  nearest: 0.403,
  named: 0.199,
  words: 0.952,
  within: 0.818,
  needed: 0,
  before: 0,
}

export const weights = {
  withKnowledge: { ...learnt, ...judged },
  fromTexts: { ...learntFromTexts, ...judged },
} satisfies Record<string, Weights>
