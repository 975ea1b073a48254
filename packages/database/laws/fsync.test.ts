import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { open } from '../src/index.ts'
import { testPlace } from '../src/testing.ts'

const { fsyncSync } = fs
let calls = 0

beforeEach(() => {
  calls = 0
  fs.fsyncSync = descriptor => {
    calls++
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
})
afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})

test('every acknowledged commit has reached the disk by fsync', async () => {
  const place = await testPlace()
  const database = await open(place.url)
  await sql`create table kept (id int)`.execute(database.query)
  for (let id = 0; id < 10; id++) {
    const before = calls
    await sql`insert into kept values (${id})`.execute(database.query)
    expect(calls).toBeGreaterThan(before)
  }
  const before = calls
  await database.transaction(tx => sql`insert into kept values (11)`.execute(tx))
  expect(calls).toBeGreaterThan(before)
  await database.close()
  await place.remove()
})

test('a checkpoint syncs tables and their directories to the disk', async () => {
  const place = await testPlace()
  const database = await open(place.url)
  await sql`create table kept as select generate_series(1, 1000) as id`.execute(database.query)
  const before = calls
  await sql`checkpoint`.execute(database.query)
  expect(calls - before).toBeGreaterThan(3)
  await database.close()
  await place.remove()
})
