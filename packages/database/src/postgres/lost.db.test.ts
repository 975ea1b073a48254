import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, isDatabaseUnavailable, open } from '../index.ts'
import { testAddress, testEngine } from '../testing.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { startProxy } from './testing/proxy.ts'

describe.runIf(testEngine === 'postgres')('a dead connection', () => {
  let address: Awaited<ReturnType<typeof testAddress>>
  let way: Awaited<ReturnType<typeof startProxy>>
  beforeEach(async () => {
    address = await testAddress()
    way = await startProxy(address.url)
  })
  afterEach(async () => {
    await way.close()
    await address.remove()
  })

  describe('with a statement', () => {
    let watched: Database<unknown>
    const asked = (seconds: number) => sql`select pg_sleep(${seconds}) as slept`.execute(watched.query)
    const five = (seconds: number) => Promise.allSettled(Array.from({ length: 5 }, () => asked(seconds)))
    beforeEach(async () => {
      watched = await open(way.url, { connections: 5, watchMs: 100 })
    })
    afterEach(async () => {
      await watched.close()
    })

    test('is cut, and another takes its place', async () => {
      await five(0.1)
      way.forget()
      const outcomes = await five(0)
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
      expect((await asked(0)).rows).toHaveLength(1)
    })

    test('is cut within a transaction', async () => {
      const held = watched.transaction(async tx => {
        const first = sql`select 1`.execute(tx)
        const second = sql`select pg_sleep(0.3)`.execute(tx)
        await first
        way.forget()
        await second
      })
      await expect(held).rejects.toThrow('Connection terminated')
      expect((await asked(0)).rows).toHaveLength(1)
    })

    test('is cut within a long reply', async () => {
      await asked(0)
      way.forgetAfter(1_000_000)
      const reply = sql`select repeat('x', 100000) from generate_series(1, 300)`.execute(watched.query)
      await expect(reply).rejects.toThrow('Connection terminated')
    })

    test('is distinguished from one on which the server is working', async () => {
      const outcomes = await five(1)
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
    })
  })

  describe('to a silent server', () => {
    let watched: Database<unknown>
    const one = () => sql`select 1 as one`.execute(watched.query)
    beforeEach(async () => {
      watched = await open(way.url, { connections: 2, watchMs: 100, connectTimeoutMs: 300 })
    })
    afterEach(async () => {
      await watched.close()
    })

    test('is not waited for for ever, nor is an idle one, and all is well once it answers', async () => {
      await Promise.all([one(), one()])
      way.forget(true)
      const outcomes = await Promise.allSettled([one(), one(), one(), one()])
      expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
      for (const outcome of outcomes) expect(isDatabaseUnavailable('reason' in outcome && outcome.reason)).toBe(true)
      way.swallow(false)
      expect((await one()).rows).toEqual([{ one: 1 }])
    })

    test('is cut while sending a long statement', async () => {
      await one()
      way.forget(true)
      const long = sql`select length(${'x'.repeat(20_000_000)})`.execute(watched.query)
      await expect(long).rejects.toThrow(DatabaseUnavailable)
      way.swallow(false)
    })
  })

  describe('after an idle time', () => {
    const quietMs = 50
    const quiet = () => new Promise(resolve => setTimeout(resolve, 3 * quietMs))
    let rare: Database<unknown>
    let observer: Database<unknown>
    const session = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(rare.query)
      return rows[0]?.pid
    }
    const held = () => rare.transaction(async tx => void (await sql`select pg_sleep(0.1)`.execute(tx)))
    const sessions = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(observer.query)
      return rows.map(({ pid }) => pid)
    }
    beforeEach(async () => {
      observer = await open(address.url)
      rare = await open(way.url, { quietMs })
    })
    afterEach(async () => {
      await rare.close()
      await observer.close()
    })

    test('is the exception: one is kept and works', async () => {
      await Promise.all([held(), held(), held()])
      await expect.poll(sessions).toHaveLength(1)
      const [kept] = await sessions()
      await quiet()
      expect(await session()).toBe(kept)
    })

    test('is replaced before it is used', async () => {
      const before = await session()
      await quiet()
      way.forget()
      const [first, second] = await Promise.all([session(), session()])
      expect([first, second]).not.toContain(before)
      expect(await session()).toBeOneOf([first, second])
    })

    test('is waited for only as long as configured where no other is available', async () => {
      await session()
      await quiet()
      way.forget(true)
      await expect(rare.ping(500)).rejects.toThrow('did not answer within 500 ms')
      way.swallow(false)
      await expect.poll(() => rare.ping(500).then(() => 'there', String)).toBe('there')
    })
  })

  describe('where statements have a time limit', () => {
    let limited: Database<unknown>
    beforeEach(async () => {
      const owner = await open(address.url)
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner.query)
      await sql`alter database ${sql.id(rows[0]?.name ?? '')} set statement_timeout = '200ms'`.execute(owner.query)
      await owner.close()
      limited = await open(way.url, { connections: 1, watchMs: 100 })
    })
    afterEach(async () => {
      await limited.close()
    })
    const session = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(limited.query)
      return rows[0]?.pid
    }

    test('is not used again after a statement beyond the limit', async () => {
      const before = await session()
      await expect(sql`select pg_sleep(5)`.execute(limited.query)).rejects.toThrow('statement timeout')
      expect(await session()).not.toBe(before)
      const within = limited.transaction(tx => sql`select pg_sleep(5)`.execute(tx))
      await expect(within).rejects.toThrow('statement timeout')
      expect((await sql`select 1`.execute(limited.query)).rows).toHaveLength(1)
    })

    test('lasts as long as a transaction without a limit', async () => {
      const slept = limited.transaction(tx => sql`select pg_sleep(2)`.execute(tx), { isUnlimited: true })
      expect((await slept).rows).toHaveLength(1)
    })
  })
})
