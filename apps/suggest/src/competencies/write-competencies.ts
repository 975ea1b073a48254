import { settle } from '../vectors/associations.ts'
import { refreshClusters } from '../vectors/clusters.ts'
import { type CourseSize, ensureCourses, resize, type Size } from '../vectors/courses.ts'
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
  /** What the courses hold now that have changed in size. */
  readonly sizes: readonly CourseSize[]
}

export const writeCompetencies = async (
  writer: Writer,
  changes: readonly Change[],
  vectors: Vectors,
): Promise<Written> => {
  const changed = changes.filter(change => !isUnchanged(change, vectors.model))
  if (changed.length === 0) return { touched: [], joined: [], grown: [], sizes: [] }
  const arriving = changed.filter(({ record, before }) => before?.course_id !== record.course_id)
  const joined = arriving.map(({ record }) => record.course_id)
  await ensureCourses(writer, joined)
  for await (const some of piecesOf(changed)) await upsert(writer, 'competency', some, vectors)

  const associated = await settle(
    writer,
    'competency',
    arriving.map(({ record }) => record.id),
  )
  const moved = arriving.filter(({ before }) => before).map(({ record }) => record.id)
  await refreshClusters(writer, new Set([...associated, ...moved]), vectors.model)
  const growth = growthBy(changed)
  const grown = [...growth].filter(([, { bytes }]) => bytes > 0).map(([courseId]) => courseId)
  const touched = changed.flatMap(({ record, before }) => [record.course_id, before?.course_id ?? record.course_id])
  return { touched, joined, grown, sizes: await resize(writer, growth) }
}

/** By how much each course changes in size, as far as it does. */
const growthBy = (changes: readonly Change[]): ReadonlyMap<number, Size> => {
  const growth = new Map<number, Size>()
  const add = (courseId: number, competencies: 1 | -1, bytes: number) => {
    const so = growth.get(courseId) ?? { competencies: 0, bytes: 0 }
    growth.set(courseId, { competencies: so.competencies + competencies, bytes: so.bytes + bytes })
  }
  for (const { record, before } of changes) {
    add(record.course_id, 1, bytesIn(record))
    if (before) add(before.course_id, -1, -bytesIn(before))
  }
  return new Map([...growth].filter(([, { competencies, bytes }]) => competencies !== 0 || bytes !== 0))
}
