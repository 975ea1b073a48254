import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { open } from '@kolleg/database'
import { recordingDatabase } from '@kolleg/database/testing'
import { createLog, createMetrics } from '@kolleg/front'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteRecords } from '../src/competencies/delete.ts'
import { listCompetencies } from '../src/competencies/list.ts'
import { mapToCompetency, mapToExercise } from '../src/competencies/map.ts'
import { save } from '../src/competencies/save.ts'
import { suggest } from '../src/competencies/suggest.ts'
import { readConfig } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import { createCourses } from '../src/courses/courses.ts'
import { createEmbedder } from '../src/embedding/create.ts'
import { suggestForExercise } from '../src/exercises/suggest.ts'
import { giveFeedback } from '../src/feedback/give.ts'
import { listFeedback } from '../src/feedback/list.ts'
import { createCompute } from '../src/relations/answering/compute.ts'
import { createAnswers } from '../src/relations/answering/of-course.ts'
import type { Tables } from '../src/vectors/schema.ts'
import { createStore } from '../src/vectors/store.ts'
import { type Cluster, createCluster, withoutCitus } from './cluster.ts'
import { competency, fresh } from './course.ts'
import { keys, settings } from './service.ts'

const root = join(import.meta.dirname, '..', '..', '..')

describe.skipIf(withoutCitus)('on a Citus cluster of a coordinator and two workers', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await createCluster()
  })
  afterAll(() => cluster.remove())

  test('every test of the store and of the contract holds', async () => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const words = ['run', '--project', 'postgres', '--testTimeout=240000', 'apps/suggest/test', 'apps/suggest/src']
    const run = spawn(process.execPath, [vitest, ...words], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        EVERY_TEST: '1',
        TEST_DATABASE_URL: cluster.coordinator.url,
        TEST_WORKERS: cluster.workers.map(({ url }) => url).join(' '),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(run, 'exit')
    expect(code).toBe(0)
  }, 1_800_000)

  test('each statement of a request for a course goes to one shard', async () => {
    const url = await cluster.database('routed')
    const { database, statements } = await recordingDatabase<Tables>(url)
    const store = createStore(database)
    const embedder = await createEmbedder({ kind: 'hash' })
    const context: Context = {
      config: readConfig({ ...settings, EMBEDDER: 'hash', API_KEYS: JSON.stringify(keys) }),
      keys,
      log: createLog('suggest', 'silent'),
      metrics: createMetrics(),
      embedder,
      store,
      courses: createCourses(store, embedder, 1024 * 1024),
    }
    const compute = createCompute()
    const answers = createAnswers(context, compute)
    await store.read(async () => {})
    statements.length = 0

    const course_id = fresh()
    const all = ['Sort a list.', 'Walk a tree.', 'Sort a tree.'].map(text => competency(course_id, text))
    const [tail_id = 0, head_id = 0, third = 0] = all.map(({ id }) => id)
    const exercise = { ...competency(course_id, 'Sort all of them.'), competencies: [tail_id] }
    await save(context, { competencies: all, exercise })
    await save(context, { competencies: all.map(each => ({ ...each, title: 'Another' })), exercise })
    await mapToExercise(context, head_id, exercise.id)
    await mapToCompetency(context, tail_id, third)
    await suggest(context, { description: 'sort a list', course_id }, false)
    await suggestForExercise(context, { text: 'sort a list', course_id })
    await answers.relations(course_id, true)
    await answers.nextQuestion(course_id)
    await answers.health(course_id, true)
    await listCompetencies(context, course_id, true)
    const about = { course_id, verdict: 'ACCEPT' } as const
    await giveFeedback(context, { ...about, kind: 'RELATION', tail_id, head_id, relation_type: 'REQUIRES' })
    await giveFeedback(context, { ...about, kind: 'EXERCISE_LINK', exercise_id: exercise.id, competency_id: tail_id })
    await giveFeedback(context, { ...about, kind: 'SUGGESTION', text: 'sort', competency_id: tail_id })
    await listFeedback(context, course_id)
    await deleteRecords(context, { competencies: all.slice(2), exercises: [exercise] })

    const asked = statements.filter(({ text }) => /^\s*(select|insert|update|delete)/i.test(text))
    const [own, others]: [Set<string>, Set<string>] = [new Set(), new Set()]
    const reader = await open<Tables>(url)
    for (const { text, parameters } of asked) {
      const { rows } = await reader.query.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]),
      )
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      if (!plan.includes('Citus')) continue
      const isOfAll = /(into|update|from) "?(competency_place|exercise_place|association_across|link_across)\b/.test(
        text,
      )
      if (/Task Count: 1\b/.test(plan) && !plan.includes('pull to coordinator')) own.add(text)
      else if (!isOfAll) others.add(`${text}\n${plan}`)
    }
    expect([...others]).toEqual([])
    expect(own.size).toBeGreaterThan(30)
    const { rows } = await sql<{ elsewhere: number }>`
      select count(*) as elsewhere from citus_shards
      where citus_table_type = 'distributed' and table_name::text = 'competency'`.execute(reader.query)
    expect(rows).toEqual([{ elsewhere: 8 }])
    await reader.close()
    await compute.close()
    await embedder.close()
    await store.close()
  })
})
