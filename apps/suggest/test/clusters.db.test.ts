import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saving } from './course.ts'
import { type Inside, startInside } from './inspected-service.ts'
import {
  type Expected,
  empty,
  exerciseVectors,
  expectClusters,
  expectExact,
  expectSizes,
  recomputed,
} from './recomputed.ts'
import { api } from './service.ts'
import { type Step, step, take } from './steps.ts'

let inside: Inside
beforeAll(async () => {
  inside = await startInside()
})
afterAll(() => inside.service.close())

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

test('after any saves, deletes and mappings, clusters and course sizes equal a fresh recomputation', async () => {
  await inside.store.read(async () => {})
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      await empty(inside)
      const expected: Expected = { competencies: new Set(), exercises: new Map() }
      for (const taken of steps) expect(await take(inside.service, taken)).toBe(follow(expected, taken))
      await expectClusters(inside, recomputed(expected, await exerciseVectors(inside)))
      await expectSizes(inside)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('concurrent writers keep clusters and course sizes exact', async () => {
  await empty(inside)
  const known = [1, 2, 3, 4].map(one => ({ id: one, title: 'T', description: `text ${one}`, course_id: one % 2 }))
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const task = { id: at % 8, title: 'E', description: `task ${at}`, course_id: 1, competencies: [1 + (at % 4), 2] }
      return (await saving(inside.service, { competencies: known, exercise: task })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await expectExact(inside)).length).toBeGreaterThan(2)
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
