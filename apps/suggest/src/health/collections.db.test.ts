import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../vectors/schema.ts'
import { createStore, type Store } from '../vectors/store.ts'
import { collections, collectionsOf } from './collections.ts'

let database: Database<Tables>
let store: Store
beforeAll(async () => {
  database = await testDatabase<Tables>()
  store = createStore(database)
  await store.read(async () => {})
})
afterAll(() => store.close())

/** Returns the collections that cannot be read while a large save is being written. */
const unreadDuringSave = async (unreadable: ReturnType<typeof collectionsOf>) => {
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const save = store.write({ courses: [] }, async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  try {
    return [...(await unreadable()).keys()]
  } finally {
    end.resolve()
    await save
  }
}

test('a store that is busy with another request is healthy', async () => {
  const unreadable = collectionsOf(store)
  expect(await unreadable()).toEqual(new Map())
  expect(await unreadDuringSave(unreadable)).toEqual([])
})

test('a store that is busy for too long, or that never answered, is unhealthy', async () => {
  const expected = store.engine === 'pglite' ? collections : []
  const impatient = collectionsOf(store, 0)
  expect(await impatient()).toEqual(new Map())
  expect(await unreadDuringSave(impatient)).toEqual(expected)
  expect(await unreadDuringSave(collectionsOf(store))).toEqual(expected)
})

test('a collection that is gone is unreadable even if it was readable before', async () => {
  const unreadable = collectionsOf(store)
  expect(await unreadable()).toEqual(new Map())
  await sql`alter table exercise rename to exercises`.execute(database.query)
  expect([...(await unreadable()).keys()]).toEqual(['Exercise'])
  await sql`alter table exercises rename to exercise`.execute(database.query)
  expect(await unreadable()).toEqual(new Map())
})
