import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from './schema.ts'
import { staleByModel, staleTexts } from './stale.ts'
import { createStore, type Store } from './store.ts'

const first = '0001-collections.sql'
const long = 'Sort a list with merge sort. '.repeat(9)

let earlier: string
let store: Store
beforeAll(async () => {
  earlier = await mkdtemp(join(tmpdir(), 'kolleg-migrations-'))
  await cp(new URL(`migrations/${first}`, import.meta.url), join(earlier, first))
  const database = await testDatabase<Tables>()
  await database.migrate(earlier)
  const { query } = database
  const vector = sql`case format_type((select typbasetype from pg_type where oid = 'embedding'::regtype), null)
    when 'bytea' then '\\x0000803f' else '[1]' end::embedding`
  await sql`insert into course (course_id) values (1)`.execute(query)
  for (const kind of ['competency', 'exercise']) {
    await sql`insert into ${sql.table(kind)} (id, course_id, title, description, text_hash, model, embedding) values
      (1, 1, 'Sorting', 'Sort a list.', 'a', 'm@1', ${vector}),
      (2, 1, 'Sorting', ${long}, 'b', 'm@1', ${vector}),
      (3, 1, ${long}, '', 'c', 'm@1', ${vector}),
      (4, 1, 'Sorting', ${' '.repeat(300)}, '', null, null)`.execute(query)
  }
  store = createStore(database)
})
afterAll(async () => {
  await store.close()
  await rm(earlier, { recursive: true })
})

test.each(['competency', 'exercise'] as const)('the migration re-embeds every %s with a long text', async kind => {
  const stale = await store.read(async reader => {
    const others = await staleByModel(reader, kind, 'm@1+2')
    return Promise.all(others.map(which => staleTexts(reader, kind, which, undefined, 10)))
  })
  expect(stale.flat().map(({ id }) => id)).toEqual([2, 3])
})
