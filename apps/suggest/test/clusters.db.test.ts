import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleting, saving } from './course.ts'
import { type Inside, startInside } from './inspected-service.ts'
import { api } from './service.ts'

let inside: Inside
beforeAll(async () => {
  inside = await startInside()
})
afterAll(() => inside.service.close())

/** An independent model of the service's rules: which exercise trains which competency. */
type Expected = { readonly competencies: Set<number>; readonly exercises: Map<number, Set<number>> }

const id = fc.integer({ min: 1, max: 4 })
const text = fc.constantFrom('sort a list', 'walk a tree', 'loops', 'recursion', '', '<b></b>')
const course_id = fc.integer({ min: 1, max: 2 })
const competency = fc.record({ id, title: text, description: text, course_id })
const competencies = fc.array(competency, { maxLength: 3 })
const trained = fc.option(fc.array(id, { maxLength: 4 }))
const exercise = fc.record(
  { id, title: text, description: text, course_id, competencies: trained },
  { requiredKeys: ['id', 'title', 'description', 'course_id'] },
)
const both = { competencies, exercise: fc.option(exercise) }
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), ...both }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), ...both }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('map' as const), exercise_id: id, competency_id: id }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const take = async (taken: Step): Promise<number> => {
  const { service } = inside
  if (taken.kind === 'save') return (await saving(service, taken)).status
  if (taken.kind === 'delete') return (await deleting(service, taken)).status
  const { exercise_id, competency_id } = taken
  const body = { exercise_id, competency_id }
  return (await service.ask('POST', `${api}/competency/map-competency-to-exercise`, { body })).status
}

/** Applies a step to the model; returns the status that the service must answer with. */
const follow = ({ competencies: known, exercises }: Expected, taken: Step): number => {
  if (taken.kind === 'map') {
    const list = exercises.get(taken.exercise_id)
    if (!list || !known.has(taken.competency_id)) return 400
    list.add(taken.competency_id)
    return 200
  }
  if (taken.competencies.length === 0 && taken.exercise === null) return 400
  const ids = taken.competencies.map(one => one.id)
  if (taken.kind === 'save') {
    for (const one of ids) known.add(one)
    if (taken.exercise) {
      const before = exercises.get(taken.exercise.id)
      exercises.set(taken.exercise.id, new Set(taken.exercise.competencies ?? before))
    }
    return 200
  }
  for (const one of ids) known.delete(one)
  for (const list of exercises.values()) for (const one of ids) list.delete(one)
  if (taken.exercise) exercises.delete(taken.exercise.id)
  return 200
}

type Row = { readonly id: number; readonly exercises: number; readonly bytes: Uint8Array }
type Cluster = { readonly id: number; readonly exercises: number; readonly vector: readonly number[] }

const storedClusters = (): Promise<Cluster[]> =>
  inside.store.read(async ({ db, column }) => {
    const bytes = column.toBytes(sql.ref('embedding'))
    const { rows } = await sql<Row>`
      select competency_id as id, exercises, ${bytes} as bytes from semantic_cluster order by 1`.execute(db)
    return rows.map(row => ({ id: row.id, exercises: row.exercises, vector: middle([[...column.decode(row.bytes)]]) }))
  })

const exerciseVectors = (): Promise<ReadonlyMap<number, Float32Array>> =>
  inside.store.read(async ({ db, column }) => {
    const { rows } = await sql<Omit<Row, 'exercises'>>`
      select id, ${column.toBytes(sql.ref('embedding'))} as bytes from exercise
      where embedding is not null order by id`.execute(db)
    return new Map(rows.map(({ id: exerciseId, bytes }) => [exerciseId, column.decode(bytes)]))
  })

/** The direction of a centroid, whatever its length. */
const middle = (vectors: readonly (readonly number[])[]): readonly number[] => {
  const [first = []] = vectors
  const sums = first.map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0))
  const length = Math.hypot(...sums)
  return sums.map(sum => sum / length)
}

const recomputed = (
  { competencies: known, exercises }: Expected,
  vectors: ReadonlyMap<number, Float32Array>,
): Cluster[] =>
  [...known]
    .toSorted((a, b) => a - b)
    .flatMap(one => {
      const members = [...vectors]
        .filter(([exerciseId]) => exercises.get(exerciseId)?.has(one))
        .map(([, vector]) => vector)
      return members.length > 0
        ? [{ id: one, exercises: members.length, vector: middle(members.map(member => [...member])) }]
        : []
    })

/** Equal up to single-precision rounding. */
const expectClusters = async (expected: readonly Cluster[]): Promise<void> => {
  const found = await storedClusters()
  expect(found.map(({ id: one, exercises }) => [one, exercises])).toEqual(
    expected.map(({ id: one, exercises }) => [one, exercises]),
  )
  const distances = found.map(({ vector }, at) =>
    Math.hypot(...vector.map((value, dimension) => value - (expected[at]?.vector[dimension] ?? 0))),
  )
  expect(distances.filter(distance => distance > 1e-6)).toEqual([])
}

/** The recorded and the actual size of each course. */
const expectSizes = async (): Promise<void> => {
  const { rows } = await sql<Record<'said' | 'held', string>>`
    select format('%s: %s, %s', course_id, competencies, bytes) as said, format('%s: %s, %s', course_id, count(id),
      coalesce(sum(octet_length(competency.title) + octet_length(description)), 0)) as held
    from course left join competency using (course_id) group by course.course_id order by course_id`.execute(
    inside.database.query,
  )
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ held }) => held))
}

test('after any saves, deletes and mappings, clusters and course sizes equal a fresh recomputation', async () => {
  await inside.store.read(async () => {})
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      await sql`truncate course, competency, exercise cascade`.execute(inside.database.query)
      const expected: Expected = { competencies: new Set(), exercises: new Map() }
      for (const taken of steps) expect(await take(taken)).toBe(follow(expected, taken))
      await expectClusters(recomputed(expected, await exerciseVectors()))
      await expectSizes()
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('concurrent writers keep clusters and course sizes exact', async () => {
  await sql`truncate course, competency, exercise cascade`.execute(inside.database.query)
  const known = [1, 2, 3, 4].map(one => ({ id: one, title: 'T', description: `text ${one}`, course_id: one % 2 }))
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const task = { id: at % 8, title: 'E', description: `task ${at}`, course_id: 1, competencies: [1 + (at % 4), 2] }
      return (await saving(inside.service, { competencies: known, exercise: task })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { rows } = await sql<{ exercise_id: number; competency_id: number }>`
    select exercise_id, competency_id from exercise_competency`.execute(inside.database.query)
  const lists = Map.groupBy(rows, row => row.exercise_id)
  const exercises = new Map([...lists].map(([one, list]) => [one, new Set(list.map(row => row.competency_id))]))
  const expected = recomputed({ competencies: new Set([1, 2, 3, 4]), exercises }, await exerciseVectors())
  expect(expected.length).toBeGreaterThan(2)
  await expectClusters(expected)
  await expectSizes()
})

test('health checks the real collections: an unreadable one is reported, and the others stay ok', async () => {
  await sql`alter table semantic_cluster rename to elsewhere`.execute(inside.database.query)
  try {
    const [ok, error] = [{ status: 'ok' }, { status: 'error' }]
    const { status, json } = await inside.service.ask('GET', `${api}/health/`)
    const collections = { Exercise: ok, Competency: ok, SemanticCluster: error }
    const vector_store = { status: 'error', collections, message: 'Cannot be read: SemanticCluster' }
    expect({ status, json }).toEqual({ status: 503, json: { status: 'error', components: { api: ok, vector_store } } })
  } finally {
    await sql`alter table elsewhere rename to semantic_cluster`.execute(inside.database.query)
  }
  expect((await inside.service.ask('GET', `${api}/health/`)).status).toBe(200)
})

test('an error of the store is answered with the operation’s sentence, and nothing is partly stored', async () => {
  const given = { competencies: [{ id: 77, title: 'T', description: 'D', course_id: 9 }] }
  const task = { id: 78, title: 'E', description: 'task', course_id: 9, competencies: [77] }
  await sql`alter table semantic_cluster rename to elsewhere`.execute(inside.database.query)
  try {
    const { status, json } = await saving(inside.service, { ...given, exercise: task })
    expect({ status, json }).toEqual({ status: 500, json: { detail: 'Save failed' } })
  } finally {
    await sql`alter table elsewhere rename to semantic_cluster`.execute(inside.database.query)
  }
  const { json } = await inside.service.ask('GET', `${api}/course/9/competencies`)
  expect(json).toEqual({ competencies: [] })
})
