import { mean, type Outcome } from './evaluate.ts'

export type Cut = { readonly threshold: number; readonly kept: number; readonly noise: number; readonly shown: number }

/** The share of right and of other answers that a threshold keeps, and the number of answers per question. */
export function cut(outcomes: readonly Outcome[], threshold: number): Cut {
  const above = (values: readonly number[]) => values.filter(value => value >= threshold).length
  const kept = above(outcomes.map(outcome => outcome.right)) / outcomes.length
  const noisy = above(outcomes.flatMap(outcome => outcome.others))
  const others = outcomes.reduce((sum, outcome) => sum + outcome.others.length, 0)
  return { threshold, kept, noise: noisy / others, shown: kept + noisy / outcomes.length }
}

/** A ranked list forgives an extra answer more readily than a missing one. */
const WEIGHT_OF_RIGHT = 2

/**
 * The threshold that best separates right answers from others (Youden's index, weighted); each group counts the same.
 */
export function calibrate(groups: readonly (readonly Outcome[])[]): number {
  const grid = Array.from({ length: 101 }, (_, at) => at / 100)
  const gain = (threshold: number) =>
    mean(groups.map(group => cut(group, threshold)).map(({ kept, noise }) => WEIGHT_OF_RIGHT * kept - noise))
  return grid.reduce((best, threshold) => (gain(threshold) > gain(best) ? threshold : best))
}
