import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '../src/vectors/schema.ts'
import type { Store } from '../src/vectors/store.ts'

/** A model of the service's rules: which exercise trains which competency. */
export type Expected = { readonly competencies: Set<number>; readonly exercises: Map<number, Set<number>> }

type Stored = { readonly store: Store; readonly database: Database<Tables> }
type Row = { readonly id: number; readonly exercises: number; readonly bytes: Uint8Array }
type Cluster = { readonly id: number; readonly exercises: number; readonly vector: readonly number[] }

const storedClusters = ({ store }: Stored): Promise<Cluster[]> =>
  store.read(async ({ db, column }) => {
    const bytes = column.toBytes(sql.ref('embedding'))
    const { rows } = await sql<Row>`
      select competency_id as id, exercises, ${bytes} as bytes from semantic_cluster order by 1`.execute(db)
    return rows.map(row => ({ id: row.id, exercises: row.exercises, vector: middle([[...column.decode(row.bytes)]]) }))
  })

export const exerciseVectors = ({ store }: Stored): Promise<ReadonlyMap<number, Float32Array>> =>
  store.read(async ({ db, column }) => {
    const { rows } = await sql<Omit<Row, 'exercises'>>`
      select id, ${column.toBytes(sql.ref('embedding'))} as bytes from exercise
      where embedding is not null order by id`.execute(db)
    return new Map(rows.map(({ id, bytes }) => [id, column.decode(bytes)]))
  })

/** The direction of a centroid, whatever its length. */
const middle = (vectors: readonly (readonly number[])[]): readonly number[] => {
  const [first = []] = vectors
  const sums = first.map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0))
  const length = Math.hypot(...sums)
  return sums.map(sum => sum / length)
}

export const recomputed = (
  { competencies, exercises }: Expected,
  vectors: ReadonlyMap<number, Float32Array>,
): Cluster[] =>
  [...competencies]
    .toSorted((a, b) => a - b)
    .flatMap(id => {
      const members = [...vectors].filter(([exercise]) => exercises.get(exercise)?.has(id)).map(([, vector]) => vector)
      return members.length > 0
        ? [{ id, exercises: members.length, vector: middle(members.map(member => [...member])) }]
        : []
    })

/** Equal up to single-precision rounding. */
export const expectClusters = async (stored: Stored, expected: readonly Cluster[]): Promise<void> => {
  const found = await storedClusters(stored)
  expect(found.map(({ id, exercises }) => [id, exercises])).toEqual(
    expected.map(({ id, exercises }) => [id, exercises]),
  )
  const distances = found.map(({ vector }, at) =>
    Math.hypot(...vector.map((value, dimension) => value - (expected[at]?.vector[dimension] ?? 0))),
  )
  expect(distances.filter(distance => distance > 1e-6)).toEqual([])
}

/** The recorded and the actual size of each course. */
export const expectSizes = async ({ database }: Stored): Promise<void> => {
  const { rows } = await sql<Record<'said' | 'held', string>>`
    select format('%s: %s, %s', course_id, competencies, bytes) as said, format('%s: %s, %s', course_id, count(id),
      coalesce(sum(octet_length(competency.title) + octet_length(description)), 0)) as held
    from course left join competency using (course_id) group by course.course_id order by course_id`.execute(
    database.query,
  )
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ held }) => held))
}

/** Everything derived equals what can be derived from the records that are there; returns the clusters. */
export const expectExact = async (stored: Stored): Promise<readonly Cluster[]> => {
  const { rows } = await sql<{ exercise_id: number; competency_id: number }>`
    select exercise_id, competency_id from exercise_competency
    union all select exercise_id, competency_id from association_across`.execute(stored.database.query)
  const lists = Map.groupBy(rows, row => row.exercise_id)
  const exercises = new Map([...lists].map(([id, list]) => [id, new Set(list.map(row => row.competency_id))]))
  const ids = await sql<{ id: number }>`select id from competency`.execute(stored.database.query)
  const expected = recomputed(
    { competencies: new Set(ids.rows.map(({ id }) => id)), exercises },
    await exerciseVectors(stored),
  )
  await expectClusters(stored, expected)
  await expectSizes(stored)
  return expected
}

/** Removes every record and course. */
export const empty = async ({ database }: Pick<Stored, 'database'>): Promise<void> => {
  await sql`truncate course, competency, exercise cascade`.execute(database.query)
  await sql`truncate competency_place, exercise_place, association_across cascade`.execute(database.query)
}
