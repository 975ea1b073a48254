import { trainedAmong } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { ensureCourses } from '../vectors/courses.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Writer } from '../vectors/reader.ts'
import { type Change, isUnchanged, upsert, type Vectors } from '../vectors/records.ts'
import { bytesIn } from '../vectors/text.ts'

type Written = {
  /** Courses whose suggestions or relations change. */
  readonly touched: readonly number[]
  /** Courses that received a competency. */
  readonly joined: readonly number[]
  /** Courses that hold more text than before. */
  readonly grown: readonly number[]
}

export const writeCompetencies = async (
  writer: Writer,
  changes: readonly Change[],
  vectors: Vectors,
): Promise<Written> => {
  const changed = changes.filter(change => !isUnchanged(change, vectors.model))
  if (changed.length === 0) return { touched: [], joined: [], grown: [] }
  const arriving = changed.filter(({ record, before }) => before?.course_id !== record.course_id)
  const joined = arriving.map(({ record }) => record.course_id)
  await ensureCourses(writer, joined)
  for await (const some of piecesOf(changed)) await upsert(writer, 'competency', some, vectors)

  const created = changed.filter(({ before }) => !before).map(({ record }) => record.id)
  await refreshClusters(writer, await trainedAmong(writer, created), vectors.model)
  const touched = changed.flatMap(({ record, before }) => [record.course_id, before?.course_id ?? record.course_id])
  return { touched, joined, grown: grownBy(changed) }
}

const grownBy = (changes: readonly Change[]): number[] => {
  const growth = new Map<number, number>()
  const add = (courseId: number, bytes: number) => growth.set(courseId, (growth.get(courseId) ?? 0) + bytes)
  for (const { record, before } of changes) {
    add(record.course_id, bytesIn(record))
    if (before) add(before.course_id, -bytesIn(before))
  }
  return [...growth].filter(([, bytes]) => bytes > 0).map(([courseId]) => courseId)
}
