import { cp, mkdir, mkdtemp, rename, rm, symlink, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { backup, DatabaseRefusal, open, restore } from '../index.ts'

/** Made once, for to make a database takes seconds. */
let made: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'kolleg-made-'))
  await (await open(`pglite:${made}`)).close()
})
afterAll(() => rm(made, { recursive: true, force: true }))

let folder: string
const at = (...path: string[]) => join(folder, ...path)
const databaseIn = (name: string) => open(`pglite:${at(name, 'database')}`)
const filled = async (name: string, rows: number) => {
  await cp(made, at(name, 'database'), { recursive: true })
  const database = await databaseIn(name)
  await sql`create table kept as select generate_series(1, ${sql.lit(rows)}) as id`.execute(database.query)
  return database
}
const countIn = async (name: string): Promise<unknown> => {
  const database = await databaseIn(name)
  const { rows } = await sql`select count(*)::int as count from kept`.execute(database.query)
  await database.close()
  return rows
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-displaced-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a link that is led elsewhere takes neither database with it', async () => {
  await (await filled('other', 400)).close()
  await mkdir(at('own'))
  await symlink(at('own'), at('link'))
  const linked = await filled('link', 3)
  await unlink(at('link'))
  await symlink(at('other'), at('link'))
  await sql`insert into kept values (4)`.execute(linked.query)
  await linked.close()
  expect(await countIn('other')).toEqual([{ count: 400 }])
  expect(await countIn('own')).toEqual([{ count: 4 }])
})

test('what is restored into the place of an open database stays whole, and so does that one', async () => {
  await (await filled('data', 400)).close()
  await backup(at('data'), at('b.tgz'))
  const running = await databaseIn('data')
  await sql`insert into kept values (0)`.execute(running.query)
  await rename(at('data'), at('old'))
  await restore(at('b.tgz'), at('data'))
  const late = sql`insert into kept values (1)`.execute(running.query)
  await expect(late).rejects.toThrow(DatabaseRefusal)
  await expect(late).rejects.toThrow(/was moved or replaced, or its lock deleted, .*: nothing more is written, start/)
  await running.close()
  expect(await countIn('data')).toEqual([{ count: 400 }])
  expect(await countIn('old')).toEqual([{ count: 401 }])
})

test('a transaction under way ends in the files where it began, whatever takes their place', async () => {
  await (await filled('data', 400)).close()
  await cp(at('data'), at('new'), { recursive: true })
  const running = await databaseIn('data')
  await running.transaction(async tx => {
    await sql`insert into kept select generate_series(1, 50000)`.execute(tx)
    await rename(at('data'), at('old'))
    await rename(at('new'), at('data'))
    await sql`insert into kept select generate_series(1, 50000)`.execute(tx)
  })
  await running.close()
  expect(await countIn('data')).toEqual([{ count: 400 }])
  expect(await countIn('old')).toEqual([{ count: 100_400 }])
})

test('files that are replaced under a lock that stays are not written to', async () => {
  await (await filled('data', 3)).close()
  await cp(at('data', 'database', 'cluster'), at('copy'), { recursive: true })
  const running = await databaseIn('data')
  await sql`insert into kept values (4)`.execute(running.query)
  await rename(at('data', 'database', 'cluster'), at('old'))
  await rename(at('copy'), at('data', 'database', 'cluster'))
  await expect(sql`insert into kept values (5)`.execute(running.query)).rejects.toThrow(/was moved or replaced/)
  await running.close()
  expect(await countIn('data')).toEqual([{ count: 3 }])
})

test('a process that loses the lock file stops writing, and no acknowledged row is lost', async () => {
  const first = await filled('data', 3)
  await unlink(at('data', 'database', 'lock'))
  const second = await databaseIn('data')
  await sql`insert into kept values (4)`.execute(second.query)
  await expect(sql`insert into kept values (5)`.execute(first.query)).rejects.toThrow(/its lock deleted/)
  await first.close()
  await second.close()
  expect(await countIn('data')).toEqual([{ count: 4 }])
})
