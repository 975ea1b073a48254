import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, open } from '../index.ts'
import { testAddress, testEngine } from '../testing.ts'
import { startProxy } from './testing/proxy.ts'

describe.runIf(testEngine === 'postgres')('a server that becomes unreachable', () => {
  let address: Awaited<ReturnType<typeof testAddress>>
  let way: Awaited<ReturnType<typeof startProxy>>
  let database: Database<unknown>
  let observer: Database<unknown>
  /** So many statements sleep at the server. */
  const untilAsleep = async (count: number) => {
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`.execute(observer.query)
        return rows.length
      })
      .toBe(count)
  }
  const wakeAll = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(observer.query)
  const one = () => sql`select 1 as one`.execute(database.query)
  beforeEach(async () => {
    address = await testAddress()
    way = await startProxy(address.url)
    database = await open(way.url)
    observer = await open(address.url)
  })
  afterEach(async () => {
    await database.close()
    await observer.close()
    await address.remove()
  })

  test('fails its queries, in use or idle, and works again when it is back', async () => {
    for (let round = 0; round < 3; round++) {
      await Promise.all([one(), one(), one()])
      const underway = Array.from({ length: 3 }, () => sql`select pg_sleep(30)`.execute(database.query))
      const held = database.transaction(tx => sql`select pg_sleep(30)`.execute(tx))
      const outcomes = Promise.allSettled([...underway, held])
      await untilAsleep(4)
      await way.close()
      expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
      await expect(one()).rejects.toThrow('ECONNREFUSED')
      await expect(database.ping()).rejects.toThrow('ECONNREFUSED')
      await wakeAll()
      await way.reopen()
      expect((await one()).rows).toEqual([{ one: 1 }])
    }
    await way.close()
  })

  test('is waited for only as long as configured if it does not answer', async () => {
    way.swallow(true)
    const hasty = await open(way.url, { connectTimeoutMs: 200 })
    await expect(sql`select 1`.execute(hasty.query)).rejects.toThrow('timeout expired')
    way.swallow(false)
    expect((await one()).rows).toEqual([{ one: 1 }])
    await hasty.close()
    await way.close()
  })

  test('does not delay closing in the middle of a query', async () => {
    const asked = sql`select pg_sleep(30)`.execute(database.query)
    const held = database.transaction(tx => sql`select pg_sleep(30)`.execute(tx))
    const outcomes = Promise.allSettled([asked, held])
    await untilAsleep(2)
    await database.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await way.close()
  })

  test('may be down when the service starts', async () => {
    await way.close()
    const early = await open(way.url)
    await expect(early.ping()).rejects.toThrow('ECONNREFUSED')
    await way.reopen()
    await expect(early.ping()).resolves.toBeUndefined()
    await early.close()
    await way.close()
  })

  test('and ends our sessions itself leaves us working', async () => {
    let lost = 0
    const watching = await open(way.url, { onConnectionLost: () => lost++ })
    await Promise.all([1, 2].map(() => watching.transaction(tx => sql`select pg_sleep(0.1)`.execute(tx))))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(observer.query)
    await expect.poll(() => lost).toBe(2)
    expect((await sql`select 1 as one`.execute(watching.query)).rows).toEqual([{ one: 1 }])
    await watching.close()
    await way.close()
  })
})
