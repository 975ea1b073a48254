import { mean, type Outcome } from './evaluate.ts'

export type Cut = { readonly threshold: number; readonly kept: number; readonly noise: number; readonly shown: number }

/** What a threshold keeps of the right answers and of the others, and how many answers a question then has. */
export function cut(outcomes: readonly Outcome[], threshold: number): Cut {
  const above = (values: readonly number[]) => values.filter(value => value >= threshold).length
  const kept = above(outcomes.map(outcome => outcome.right)) / outcomes.length
  const noisy = above(outcomes.flatMap(outcome => outcome.others))
  const others = outcomes.reduce((sum, outcome) => sum + outcome.others.length, 0)
  return { threshold, kept, noise: noisy / others, shown: kept + noisy / outcomes.length }
}

/** A ranked list forgives an answer too many sooner than the right one missing. */
const WEIGHT_OF_RIGHT = 2

/** The threshold that best tells right answers from others (Youden's index, weighted), each group counting the same. */
export function calibrate(groups: readonly (readonly Outcome[])[]): number {
  const grid = Array.from({ length: 101 }, (_, at) => at / 100)
  const gain = (threshold: number) =>
    mean(groups.map(group => cut(group, threshold)).map(({ kept, noise }) => WEIGHT_OF_RIGHT * kept - noise))
  return grid.reduce((best, threshold) => (gain(threshold) > gain(best) ? threshold : best))
}
