import type { Block } from '../geometry/block.ts'
import { blockOf } from '../geometry/block.ts'
import type { CompetencyRow } from '../vectors/load.ts'
import { type Answers, answersOf } from './answers.ts'

/**
 * A course as suggestions need it: one block of vectors with a row per competency, in the order of ids, and the reply's
 * bytes of each. Competencies without a vector are never suggested and have no row.
 */
export type Course = { readonly vectors: Block; readonly answers: Answers }

export const courseOf = async (courseId: number, competencies: readonly CompetencyRow[]): Promise<Course> => {
  const rows = competencies.flatMap(({ vector, ...row }) => (vector ? [{ ...row, vector }] : []))
  return {
    vectors: blockOf(rows.map(({ vector }) => vector)),
    answers: await answersOf(
      rows.map(({ id, title, description }) => ({ id, title, description, course_id: courseId })),
    ),
  }
}

/** The approximate size in memory. */
export const bytesOf = ({ vectors, answers }: Course): number =>
  vectors.values.byteLength + answers.bytes.byteLength + answers.ends.byteLength + 512
