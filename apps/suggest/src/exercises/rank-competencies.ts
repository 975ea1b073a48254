import type { Ranked } from '../courses/rank.ts'
import { type Block, centreOf } from '../geometry/block.ts'
import { cosine } from '../geometry/cosine.ts'
import { products } from '../geometry/products.ts'

/** The vectors of an exercise's text as a whole and of each of its passages. */
export type ExerciseVectors = { readonly whole: Float32Array; readonly passages: readonly Float32Array[] }

/** How much of what all competencies of a course share is taken away from every vector; less if there are few. */
const sharedOf = (count: number): number => (0.5 * count) / (count + 10)
/** How much the passage that fits best counts beside the whole text, so that a story around the task hides less. */
const passage = 0.5

/**
 * Returns every competency of a course with how well the exercise fits it, best first; equal ones in the order of rows.
 * The course is given in one or more readings of its texts, each a block with the same rows.
 */
export const rankCompetencies = (exercise: ExerciseVectors, readings: readonly Block[]): Ranked[] => {
  const scores = new Float64Array(readings[0]?.count ?? 0)
  for (const reading of readings)
    for (const [row, score] of scoresIn(exercise, reading).entries())
      scores[row] = (scores[row] ?? 0) + score / readings.length
  return Array.from(scores, (score, row) => ({ row, score })).toSorted((a, b) => b.score - a.score || a.row - b.row)
}

const scoresIn = ({ whole, passages }: ExerciseVectors, reading: Block): Float64Array => {
  const compare = comparisonWith(reading)
  const ofWhole = compare(whole)
  const best = Float64Array.from(ofWhole)
  for (const vector of passages)
    for (const [row, score] of compare(vector).entries()) best[row] = Math.max(best[row] ?? 0, score)
  return ofWhole.map((score, row) => (score + passage * (best[row] ?? 0)) / (1 + passage))
}

/** Compares vectors with every row as if both were moved away from the centre, without copying the rows. */
const comparisonWith = (course: Block): ((vector: Float32Array) => Float64Array) => {
  const shared = sharedOf(course.count)
  const centre = centreOf(course).map(value => value * shared)
  const size = cosine(centre, centre)
  const toCentre = Float32Array.from(products(course, centre))
  return vector => {
    const beside = cosine(vector, centre)
    const length = Math.sqrt(Math.max(0, 1 - 2 * beside + size))
    return Float64Array.from(products(course, vector), (product, row) => {
      const near = toCentre[row] ?? 0
      const own = Math.sqrt(Math.max(0, 1 - 2 * near + size))
      return own * length > 0 ? (product - near - beside + size) / (own * length) : 0
    })
  }
}
