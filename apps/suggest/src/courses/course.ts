import type { CompetencyRow } from '../vectors/load.ts'

/**
 * A course as suggestions need it: one block of vectors, row by row in the order of ids, and beside each row the
 * competency as it is answered. Competencies without a vector are never suggested and have no row.
 */
export type Course = {
  readonly ids: readonly number[]
  readonly answers: readonly string[]
  readonly block: Float32Array
  readonly dimensions: number
}

export const courseOf = (courseId: number, competencies: readonly CompetencyRow[]): Course => {
  const rows = competencies.flatMap(({ vector, ...row }) => (vector ? [{ ...row, vector }] : []))
  const dimensions = rows[0]?.vector.length ?? 0
  const block = new Float32Array(rows.length * dimensions)
  for (const [index, { vector }] of rows.entries()) block.set(vector, index * dimensions)
  return {
    ids: rows.map(({ id }) => id),
    answers: rows.map(({ id, title, description }) => JSON.stringify({ id, title, description, course_id: courseId })),
    block,
    dimensions,
  }
}

/** Roughly what it holds in memory. */
export const bytesOf = ({ block, answers }: Course): number =>
  block.byteLength + answers.reduce((sum, answer) => sum + answer.length * 2 + 64, 256)
