import { refreshClusters } from '../vectors/clusters.ts'
import { ensureCourses } from '../vectors/courses.ts'
import { type Change, isUnchanged, upsert, type Vectors } from '../vectors/records.ts'
import type { Writer } from '../vectors/store.ts'

type Written = {
  /** Courses whose suggestions or relations change. */
  readonly touched: readonly number[]
  /** Courses that a competency was added to. */
  readonly grown: readonly number[]
}

export const writeCompetencies = async (
  writer: Writer,
  changes: readonly Change[],
  vectors: Vectors,
): Promise<Written> => {
  const changed = changes.filter(change => !isUnchanged(change, vectors.model))
  if (changed.length === 0) return { touched: [], grown: [] }
  const arriving = changed.filter(({ record, before }) => before?.course_id !== record.course_id)
  const grown = arriving.map(({ record }) => record.course_id)
  await ensureCourses(writer, grown)
  await upsert(
    writer,
    'competency',
    changed.map(({ record }) => record),
    vectors,
  )

  const created = changed.filter(({ before }) => !before)
  await refreshClusters(
    writer,
    created.map(({ record }) => record.id),
    vectors.model,
  )
  const touched = changed.flatMap(({ record, before }) => [record.course_id, before?.course_id ?? record.course_id])
  return { touched, grown }
}
