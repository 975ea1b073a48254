import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from './schema.ts'
import { createStore, type Store } from './store.ts'

let earlier: string
let store: Store
beforeAll(async () => {
  earlier = await mkdtemp(join(tmpdir(), 'kolleg-migrations-'))
  for (const file of ['0001-collections.sql', '0002-whole-texts.sql'])
    await cp(new URL(`migrations/${file}`, import.meta.url), join(earlier, file))
  const database = await testDatabase<Tables>()
  await database.migrate(earlier)
  const { query } = database
  const form = sql`format_type((select typbasetype from pg_type where oid = 'embedding'::regtype), null)`
  const one = sql`case ${form} when 'bytea' then '\\x0000803f' else '[1]' end::embedding`
  const two = sql`case ${form} when 'bytea' then '\\x0000803f00000000' else '[1,0]' end::embedding`
  await sql`insert into course (course_id) values (1)`.execute(query)
  for (const kind of ['competency', 'exercise']) {
    await sql`insert into ${sql.table(kind)} (id, course_id, title, description, text_hash, model, embedding) values
      (1, 1, 'Sorting', '', 'a', 'te3', ${one}),
      (2, 1, 'Sorting', '', 'b', 'te3', ${two}),
      (3, 1, 'Sorting', '', 'c', '@cf/baai/bge-m3', ${two}),
      (4, 1, 'Sorting', ${'x'.repeat(8001)}, 'd', 'te3', ${two}),
      (5, 1, 'Sorting', '', 'e', 'kolleg-minilm-en-de@1', ${two}),
      (6, 1, 'Sorting', '', 'f', 'own@0123456789ab', ${two}),
      (7, 1, '', '', '', null, null),
      (8, 1, 'Sorting', 'Students can sort.', 'g', 'own@0123456789ab', ${two}),
      (9, 1, 'Sorting', 'SCHÜLER sortieren.', 'h', 'te3', ${two}),
      (10, 1, 'Sorting', '<b>Y</b>ou can sort.', 'i', 'te3', ${two}),
      (11, 1, 'Student loans', 'Überblick: a loan (or two), 3 %.', 'j', 'te3', ${two})`.execute(query)
  }
  await sql`insert into semantic_cluster (competency_id, exercises, model, embedding) values
    (1, 1, 'te3', ${two}), (5, 1, 'kolleg-minilm-en-de@1', ${two})`.execute(query)
  await sql`insert into course (course_id) values (2)`.execute(query)
  await sql`insert into competency (id, course_id, title, description, text_hash) values
    (20, 2, '', '', '')`.execute(query)
  await sql`insert into exercise_competency (exercise_id, competency_id) values
    (1, 2), (1, 20), (1, 99), (2, 1)`.execute(query)
  await sql`insert into competency_link (source_id, target_id) values (1, 3), (20, 1), (3, 20)`.execute(query)
  store = createStore(database)
})
afterAll(async () => {
  await store.close()
  await rm(earlier, { recursive: true })
})

const modelsOf = (table: string, id: string) =>
  store.read(async ({ db }) => {
    const { rows } = await sql<{ model: string | null }>`
      select model from ${sql.table(table)} order by ${sql.ref(id)}`.execute(db)
    return rows.map(({ model }) => model)
  })

test.each(['competency', 'exercise'])(
  'the migration adds the width to the model name of every %s from an endpoint',
  async kind => {
    const [ones, twos, ...others] = await modelsOf(kind, 'id')
    expect([ones, twos]).toEqual(['te3@1+2', 'te3@2+2'])
    const unchanged = ['te3+2', 'kolleg-minilm-en-de@1+2', 'own@0123456789ab+2', null]
    expect(others.slice(0, 5)).toEqual(['@cf/baai/bge-m3@2+2', ...unchanged])
  },
)

test.each(['competency', 'exercise'])('the migration re-embeds every %s whose text may say who learns', async kind => {
  expect((await modelsOf(kind, 'id')).slice(7, 11)).toEqual(['own@0123456789ab', 'te3@2', 'te3@2', 'te3@2+2'])
})

test('the migration recomputes every cluster', async () => {
  expect(await modelsOf('semantic_cluster', 'competency_id')).toEqual(['te3@2+2', 'kolleg-minilm-en-de@1+2'])
})

test('the migration records how many competencies and bytes of text every course holds', async () => {
  const { rows } = await store.read(({ db }) =>
    sql`select course_id, competencies, bytes from course order by 1`.execute(db),
  )
  expect(rows).toEqual([
    { course_id: 1, competencies: 11, bytes: 8167 },
    { course_id: 2, competencies: 1, bytes: 0 },
  ])
})

const rowsOf = (query: ReturnType<typeof sql>) => store.read(async ({ db }) => (await query.execute(db)).rows)

test('the migration keeps associations and links with their course, and those across courses apart', async () => {
  expect(await rowsOf(sql`select course_id, exercise_id, competency_id from exercise_competency order by 2`)).toEqual([
    { course_id: 1, exercise_id: 1, competency_id: 2 },
    { course_id: 1, exercise_id: 2, competency_id: 1 },
  ])
  expect(await rowsOf(sql`select exercise_id, competency_id from association_across order by 2`)).toEqual([
    { exercise_id: 1, competency_id: 20 },
    { exercise_id: 1, competency_id: 99 },
  ])
  expect(await rowsOf(sql`select course_id, source_id, target_id from competency_link`)).toEqual([
    { course_id: 1, source_id: 1, target_id: 3 },
  ])
  expect(await rowsOf(sql`select source_id, target_id from link_across order by 1`)).toEqual([
    { source_id: 3, target_id: 20 },
    { source_id: 20, target_id: 1 },
  ])
  expect(await rowsOf(sql`select course_id, count(*) as held from competency_place group by 1 order by 1`)).toEqual([
    { course_id: 1, held: 11 },
    { course_id: 2, held: 1 },
  ])
})
