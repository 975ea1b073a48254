import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { child } from '../../laws/child.ts'
import { DatabaseRefusal, open } from '../index.ts'
import { type TestDatabase, testAddress, testDatabase, testEngine } from '../testing.ts'

const names = ['0001-first.sql', '0002-second.sql', '0003-third.sql']

const fresh = async (work: (database: TestDatabase<unknown>) => Promise<void>) => {
  const database = await testDatabase()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

describe('migrations', () => {
  let folder: string
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-migrations-'))
    // Deliberately not repeatable: a second run would fail.
    await write('0001-first.sql', 'create table people (id int primary key);\r\ninsert into people values (1);')
    await write('0002-second.sql', "alter table people add column name text; update people set name = 'Ada';")
    await write('0003-third.sql', 'insert into people values (2, \'Ben; "or" $$not$$\');')
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('are applied in order, and once', () =>
    fresh(async database => {
      expect(await database.migrate(folder)).toEqual(names)
      expect(await database.migrate(folder)).toEqual([])
      const { rows } = await sql`select id, name from people order by id`.execute(database.query)
      expect(rows).toEqual([
        { id: 1, name: 'Ada' },
        { id: 2, name: 'Ben; "or" $$not$$' },
      ])
    }))

  test('are applied once if called several times at once', () =>
    fresh(async database => {
      const applied = await Promise.all(Array.from({ length: 5 }, () => database.migrate(folder)))
      expect(applied.flat().toSorted()).toEqual(names)
    }))

  test.runIf(testEngine === 'postgres')('are applied once by several processes and instances at once', async () => {
    const address = await testAddress()
    const instances = await Promise.all(Array.from({ length: 4 }, () => open(address.url)))
    const processes = Array.from({ length: 3 }, () => child('migrator.ts', address.url, folder).next())
    const applied = await Promise.all([
      ...instances.map(instance => instance.migrate(folder)),
      ...processes.map(async answer => (await answer)?.['applied'] as string[]),
    ])
    expect(applied.flat().toSorted()).toEqual(names)
    await Promise.all(instances.map(instance => instance.close()))
    await address.remove()
  })

  test('that fail are rolled back whole and named, and can be corrected', () =>
    fresh(async database => {
      await write('0002-second.sql', 'create table half (id int); select 1/0;')
      await expect(database.migrate(folder)).rejects.toThrow(
        /0002-second\.sql failed and was undone \(division by zero\)/,
      )
      const half = await sql<{ half: string | null }>`select to_regclass('half')::text as half`.execute(database.query)
      expect(half.rows).toEqual([{ half: null }])
      await write('0002-second.sql', 'alter table people add column name text')
      expect(await database.migrate(folder)).toEqual(['0002-second.sql', '0003-third.sql'])
    }))

  test.each([
    [
      'changed after it was applied',
      () => write('0001-first.sql', 'create table others ()'),
      /0001-first\.sql was changed/,
    ],
    [
      'missing though it was applied',
      () => rm(join(folder, '0002-second.sql')),
      /0002-second\.sql was applied but its file is missing/,
    ],
    [
      'unknown to this older program',
      () => rm(join(folder, '0003-third.sql')),
      /newer than this program \(it has 0003-third\.sql\)/,
    ],
    ['numbered twice', () => write('0003-again.sql', ''), /Two migrations have the number of 0003-third\.sql/],
    ['badly named', () => write('4-Bad name.sql', ''), /4-Bad name\.sql must be named like/],
    [
      'numbered before one already applied',
      () => write('0000-late.sql', ''),
      /0000-late\.sql comes before 0003-third\.sql/,
    ],
  ])('are refused with a sentence when one is %s', (_, spoil, sentence) =>
    fresh(async database => {
      await database.migrate(folder)
      await spoil()
      const refused = database.migrate(folder)
      await expect(refused).rejects.toThrow(DatabaseRefusal)
      await expect(refused).rejects.toThrow(sentence)
      await expect(database.pendingMigration(folder)).rejects.toThrow(sentence)
    }),
  )

  test('are checked without applying any', () =>
    fresh(async database => {
      expect(await database.pendingMigration(folder)).toBe(names[0])
      expect(await database.migrate(folder)).toEqual(names)
      expect(await database.pendingMigration(folder)).toBeUndefined()
    }))

  test('are unaffected by a checkout that converts line ends', () =>
    fresh(async database => {
      await database.migrate(folder)
      await write('0001-first.sql', 'create table people (id int primary key);\ninsert into people values (1);')
      expect(await database.migrate(folder)).toEqual([])
    }))
})
