import { associate, associatedWith, dissociate, settle } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { coursesOf, ensureCourses } from '../vectors/courses.ts'
import type { Writer } from '../vectors/reader.ts'
import { type Change, isUnchanged, upsert, type Vectors } from '../vectors/records.ts'

/** Writes an exercise, its associations if a list is given, and their clusters. Returns the affected courses. */
export const writeExercise = async (
  writer: Writer,
  change: Change,
  competencies: readonly number[] | null | undefined,
  vectors: Vectors,
): Promise<readonly number[]> => {
  const { record, before } = change
  const known = new Set(await associatedWith(writer, [record.id]))
  const wanted = new Set(competencies ?? known)
  if (isUnchanged(change, vectors.model) && known.symmetricDifference(wanted).size === 0) return []

  await ensureCourses(writer, [record.course_id])
  await upsert(writer, 'exercise', [change], vectors)
  if (competencies) {
    await dissociate(writer, record.id, record.course_id)
    await associate(writer, record.id, record.course_id, competencies)
  } else if (before && before.course_id !== record.course_id) await settle(writer, 'exercise', [record.id])
  const affected = known.union(wanted)
  await refreshClusters(writer, affected, vectors.model)
  return [...(await coursesOf(writer, affected)), record.course_id, before?.course_id ?? record.course_id]
}
