import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlState } from './refusal.ts'
import { type TestDatabase, testDatabase, testEngine } from './testing.ts'

type Schema = { account: { owner: string; euros: number } }

const fail = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)

describe('a transaction', () => {
  let database: TestDatabase<Schema>
  beforeAll(async () => {
    database = await testDatabase<Schema>()
    await sql`create table account (owner text primary key, euros int not null)`.execute(database.query)
    await database.query
      .insertInto('account')
      .values([
        { owner: 'Ada', euros: 0 },
        { owner: 'Ben', euros: 0 },
      ])
      .execute()
  })
  afterAll(() => database.close())

  const owners = async () =>
    (await database.query.selectFrom('account').select('owner').orderBy('owner').execute()).length

  test('is repeated after a serialization failure or a deadlock', async () => {
    for (const code of ['40001', '40P01']) {
      let runs = 0
      const result = await database.transaction(async tx => {
        if (++runs < 3) await fail(code).execute(tx)
        return 'done'
      })
      expect([result, runs]).toEqual(['done', 3])
    }
  })

  test('is repeated no more often than asked, and after no other error', async () => {
    let runs = 0
    const always = (code: string, attempts: number) =>
      database.transaction(
        async tx => {
          runs++
          await fail(code).execute(tx)
        },
        { attempts },
      )
    await expect(always('40001', 4)).rejects.toSatisfy(error => sqlState(error) === '40001')
    expect(runs).toBe(4)
    await expect(always('23505', 4)).rejects.toSatisfy(error => sqlState(error) === '23505')
    expect(runs).toBe(5)
  })

  test('loses no update, serializable, although many read and write the same row at once', async () => {
    const add = () =>
      database.transaction(
        async tx => {
          const { euros } = await tx
            .selectFrom('account')
            .select('euros')
            .where('owner', '=', 'Ada')
            .executeTakeFirstOrThrow()
          await tx
            .updateTable('account')
            .set({ euros: euros + 1 })
            .where('owner', '=', 'Ada')
            .execute()
        },
        { isolation: 'serializable', attempts: 100 },
      )
    await Promise.all(Array.from({ length: 10 }, add))
    const row = await database.query.selectFrom('account').select('euros').where('owner', '=', 'Ada').executeTakeFirst()
    expect(row).toEqual({ euros: 10 })
  })

  test('has the requested isolation level', async () => {
    for (const isolation of ['read committed', 'repeatable read', 'serializable'] as const) {
      const shown = await database.transaction(
        tx => sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx),
        { isolation },
      )
      expect(shown.rows).toEqual([{ level: isolation }])
    }
  })

  test('that throws is rolled back', async () => {
    const failed = database.transaction(async tx => {
      await tx.insertInto('account').values({ owner: 'Cem', euros: 1 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await owners()).toBe(2)
  })

  test('with a failed statement that was caught is not reported as committed', async () => {
    const hushed = database.transaction(async tx => {
      await tx.insertInto('account').values({ owner: 'Dan', euros: 1 }).execute()
      await tx
        .insertInto('account')
        .values({ owner: 'Ada', euros: 1 })
        .execute()
        .catch(() => {})
    })
    await expect(hushed).rejects.toThrow('Nothing was kept')
    expect(await owners()).toBe(2)
  })

  test('does not swallow the queries of others', async () => {
    const entered = Promise.withResolvers<void>()
    const leave = Promise.withResolvers<void>()
    const rolledBack = database.transaction(async () => {
      entered.resolve()
      await leave.promise
      throw new Error('no')
    })
    await entered.promise
    const other = database.query.insertInto('account').values({ owner: 'Eve', euros: 1 }).execute()
    if (testEngine === 'postgres') await other
    leave.resolve()
    await expect(rolledBack).rejects.toThrow('no')
    await other
    expect(await owners()).toBe(3)
  })

  test('refuses the database itself inside, at once and with a sentence', async () => {
    await database.transaction(async tx => {
      await expect(owners()).rejects.toThrow('use its tx')
      await expect(database.transaction(async () => {})).rejects.toThrow('use its tx')
      await expect(database.ping()).rejects.toThrow('use its tx')
      expect(await tx.selectFrom('account').select('owner').execute()).toHaveLength(3)
    })
    expect(await owners()).toBe(3)
  })

  test('lets work it started use the database after its end', async () => {
    const later = Promise.withResolvers<void>()
    let counted: Promise<number> | undefined
    await database.transaction(async () => {
      counted = later.promise.then(owners)
    })
    later.resolve()
    expect(await counted).toBe(3)
  })
})
