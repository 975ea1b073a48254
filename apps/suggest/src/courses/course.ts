import type { Block } from '../geometry/block.ts'
import { blockOf } from '../geometry/block.ts'
import type { TextVerdict } from '../vectors/feedback.ts'
import type { CompetencyRow } from '../vectors/load.ts'
import { type Answers, answersOf } from './answers.ts'

/**
 * A course as suggestions need it: one block of vectors with a row per competency, in the order of ids, and the reply's
 * bytes of each. Competencies without a vector are never suggested and have no row.
 */
export type Course = { readonly vectors: Block; readonly answers: Answers; readonly verdicts: Verdicts }

/** What people said of suggestions: by the hash of the text, whether a row was accepted. */
export type Verdicts = ReadonlyMap<string, ReadonlyMap<number, boolean>>

export const courseOf = async (
  courseId: number,
  competencies: readonly CompetencyRow[],
  said: readonly TextVerdict[],
): Promise<Course> => {
  const rows = competencies.flatMap(({ vector, ...row }) => (vector ? [{ ...row, vector }] : []))
  return {
    verdicts: verdictsOn(
      rows.map(({ id }) => id),
      said,
    ),
    vectors: blockOf(rows.map(({ vector }) => vector)),
    answers: await answersOf(
      rows.map(({ id, title, description }) => ({ id, title, description, course_id: courseId })),
    ),
  }
}

const verdictsOn = (ids: readonly number[], said: readonly TextVerdict[]): Verdicts => {
  const verdicts = new Map<string, Map<number, boolean>>()
  if (said.length === 0) return verdicts
  const rowOf = new Map(ids.map((id, row) => [id, row]))
  for (const { hash, competency_id, accepted } of said) {
    const row = rowOf.get(competency_id)
    if (row === undefined) continue
    const on = verdicts.get(hash) ?? new Map<number, boolean>()
    verdicts.set(hash, on.set(row, accepted))
  }
  return verdicts
}

/** The approximate size in memory. */
export const bytesOf = ({ vectors, answers, verdicts }: Course): number =>
  vectors.values.byteLength + answers.bytes.byteLength + answers.ends.byteLength + verdicts.size * 512 + 512
