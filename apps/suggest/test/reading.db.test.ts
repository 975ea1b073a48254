import { isCluster, type TestDatabase, testDatabase, testEngine } from '@kolleg/database/testing'
import { createLog, createMetrics } from '@kolleg/front'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteRecords } from '../src/competencies/delete.ts'
import { listCompetencies, listCourses } from '../src/competencies/list.ts'
import { mapToCompetency, mapToExercise } from '../src/competencies/map.ts'
import { save } from '../src/competencies/save.ts'
import { suggest } from '../src/competencies/suggest.ts'
import { readConfig } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import { createCourses } from '../src/courses/courses.ts'
import { reembedding } from '../src/courses/reembed.ts'
import { createEmbedder } from '../src/embedding/create.ts'
import { collectionsOf } from '../src/health/collections.ts'
import { loadCourse } from '../src/relations/answering/load.ts'
import { incompleteClusters, suspectsAmong, trainedAfter } from '../src/vectors/clusters.ts'
import type { Tables } from '../src/vectors/schema.ts'
import { countStale } from '../src/vectors/stale.ts'
import { createStore, migrations } from '../src/vectors/store.ts'
import { competency, fresh } from './course.ts'
import { fillStore } from './filled-store.ts'
import { keys, settings } from './service.ts'

const courses = 60
const size = 100
const tables = `competency exercise exercise_competency semantic_cluster competency_link
  competency_place exercise_place association_across link_across`.split(/\s+/)

let database: TestDatabase<Tables>
let context: Context
beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
  const store = createStore(database)
  const embedder = await createEmbedder({ kind: 'hash' })
  context = {
    config: readConfig({ ...settings, EMBEDDER: 'hash', API_KEYS: JSON.stringify(keys) }),
    keys,
    log: createLog('suggest', 'silent'),
    metrics: createMetrics(),
    embedder,
    store,
    courses: createCourses(store, embedder, 1024 * 1024),
  }
  await fillStore(database, { courses, size, model: embedder.model })
}, 120_000)
afterAll(async () => {
  await context.embedder.close()
  await context.store.close()
})

/** Makes every connection report its reads now; otherwise it would take some seconds. */
const flush = async () => {
  const connections = testEngine === 'postgres' ? 10 : 1
  let waiting = connections
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const report = () =>
    database.transaction(async tx => {
      if (--waiting === 0) resolve()
      await all
      await sql`select pg_stat_force_next_flush()`.execute(tx)
    })
  await Promise.all(Array.from({ length: connections }, report))
}

/** Rows read from the large tables, by sequential scans and by indexes. */
const rowsRead = async () => {
  await flush()
  const { rows } = await sql<{ scanned: number; found: number }>`
    select sum(seq_tup_read)::bigint as scanned, sum(idx_tup_fetch)::bigint as found
    from pg_stat_user_tables where relname = any(${tables})`.execute(database.query)
  return rows[0] ?? { scanned: Number.NaN, found: Number.NaN }
}

const read: Context['store']['snapshot'] = work => context.store.snapshot(work)
const saveOne = (one: ReturnType<typeof competency>) => save(context, { competencies: [one], exercise: null })

/** A course that exists and some of its competencies, different ones on each call. */
let turn = 0
const next = () => {
  turn += 3
  const course = (turn * 7) % courses
  return { course, first: course * size }
}

const placed = (at: number) => {
  const { course, first } = next()
  return { id: first + at, course_id: course }
}

/** One that the store does not hold. */
const added = (course: number, text: string) => ({ ...competency(course, text), id: courses * size + fresh() })

type Operation = readonly [string, number, () => Promise<unknown>]

const operations: readonly Operation[] = [
  ['saving a new competency in an old course', 5, () => saveOne(added(next().course, 'Draw a graph.'))],
  ['saving a new competency in a new course', 5, () => saveOne(added(fresh(), 'Draw a graph.'))],
  [
    'saving a course of 100',
    350,
    () => {
      const course = fresh()
      const competencies = Array.from({ length: 100 }, (_, at) => added(course, `Draw ${at} graphs.`))
      return save(context, { competencies, exercise: null })
    },
  ],
  [
    'changing a competency',
    7,
    () => {
      const { course, first } = next()
      return saveOne({ ...competency(course, `Draw a graph, part ${turn}.`), id: first + 1 })
    },
  ],
  [
    'saving an exercise of three competencies',
    35,
    () => {
      const { course, first } = next()
      const exercise = { ...competency(course, 'Draw a graph.'), competencies: [first, first + 1, first + 2] }
      return save(context, { competencies: [], exercise })
    },
  ],
  ['deleting a competency', 5, () => deleteRecords(context, { competencies: [placed(7)], exercises: [] })],
  ['deleting an exercise', 22, () => deleteRecords(context, { competencies: [], exercises: [placed(10)] })],
  [
    'mapping a competency to an exercise',
    30,
    () => {
      const { first } = next()
      return mapToExercise(context, first + 22, first + 20)
    },
  ],
  [
    'mapping a competency to another',
    14,
    () => {
      const { first } = next()
      return mapToCompetency(context, first + 31, first + 33)
    },
  ],
  [
    'a suggestion in a course that was not asked for before',
    220,
    () => suggest(context, { description: 'draw a graph', course_id: next().course }, false),
  ],
  [
    'relations of a course that was not asked for before',
    450,
    () => read(reader => loadCourse(reader, next().course, context.embedder.model)),
  ],
  ['listing a course', 220, () => listCompetencies(context, next().course, false)],
  ['listing the courses', 0, () => listCourses(context, false)],
  ['a look at the health', 3, () => collectionsOf(context.store)()],
  ['counting vectors of another model', 5, () => read(reader => countStale(reader, context.embedder.model))],
  [
    'checking 128 clusters',
    700,
    () =>
      read(async reader => {
        const { course, first } = next()
        const trained = await trainedAfter(reader, { course_id: course, id: first }, 128)
        return incompleteClusters(reader, trained, context.embedder.model)
      }),
  ],
  [
    'looking for clusters to check among 128',
    700,
    () =>
      read(async reader => {
        const { course, first } = next()
        const trained = await trainedAfter(reader, { course_id: course, id: first }, 128)
        return suspectsAmong(reader, trained, context.embedder.model)
      }),
  ],
]

// The coordinator of a cluster does not count what its workers read.
describe.skipIf(isCluster).each(['Before statistics are gathered', 'With statistics'])('%s', when => {
  beforeAll(async () => {
    if (when === 'With statistics') await sql`analyze`.execute(database.query)
  })
  test.each(operations)('%s reads no more than %d rows', async (_, most, operation) => {
    await operation()
    const before = await rowsRead()
    await operation()
    const after = await rowsRead()
    expect(after.scanned - before.scanned).toBe(0)
    expect(after.found - before.found).toBeLessThanOrEqual(most)
  })
})

// For the same reason.
test.skipIf(isCluster)(
  'no batch of re-embedding reads more rows than another, from the first to the last',
  async () => {
    await sql`update competency set model = 'another@1' where course_id >= 40`.execute(database.query)
    const batches = reembedding(context.store, context.embedder)
    const found: number[] = []
    for (let batch = 0; ; batch++) {
      const isLooked = batch % 8 === 1
      const before = isLooked ? await rowsRead() : undefined
      if ((await batches.next()).done) break
      if (!before) continue
      const after = await rowsRead()
      expect(after.scanned - before.scanned).toBe(0)
      found.push(after.found - before.found)
    }
    expect(found.length).toBeGreaterThan(2)
    expect(Math.max(...found)).toBeLessThanOrEqual(300)
  },
)
