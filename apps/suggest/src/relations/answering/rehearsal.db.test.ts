import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../vectors/schema.ts'
import { createStore, type Store } from '../../vectors/store.ts'
import { createCompute } from './compute.ts'
import { rehearse } from './rehearsal.ts'

let store: Store
const compute = createCompute()
beforeAll(async () => {
  store = createStore(await testDatabase<Tables>())
})
afterAll(async () => {
  await compute.close()
  await store.close()
})

/** Which courses are attempted, until so many have been. */
const rehearsed = async (most = Number.POSITIVE_INFINITY): Promise<number[]> => {
  const ended = new AbortController()
  const attempted: number[] = []
  const attempt = async (courseId: number) => {
    attempted.push(courseId)
    if (attempted.length >= most) ended.abort()
    return undefined
  }
  const rehearsal = rehearse(store, compute, attempt, ended.signal)
  if (most === Number.POSITIVE_INFINITY) await rehearsal
  else await expect(rehearsal).rejects.toThrow('aborted')
  return attempted
}

test('without courses an example does', async () => {
  expect(await rehearsed()).toEqual([])
})

test('the newest courses come by turns, none that is large, and no more after the end', async () => {
  await store.write(async ({ db }) => {
    await sql`insert into course (course_id) select generate_series(1, 12)`.execute(db)
    await sql`
      insert into competency (id, course_id, title, description, text_hash)
      select row_number() over (), course, 'Sorting', '', ''
      from generate_series(1, 12) course, generate_series(1, case course when 12 then 201 else 2 end)`.execute(db)
  })
  expect(await rehearsed(9)).toEqual([5, 6, 7, 8, 9, 10, 11, 5, 6])
  expect(await rehearsed()).toHaveLength(40)
})
