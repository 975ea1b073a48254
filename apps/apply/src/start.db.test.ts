import { open } from '@kolleg/database'
import { testAddress, testEngine } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { start } from './start.ts'

type Service = Awaited<ReturnType<typeof start>>

const openJobs = async (started: Promise<Service>) => {
  const { address } = await started
  const { total } = (await (await fetch(`${address}/api/jobs`)).json()) as { total: number }
  return total
}

describe.runIf(testEngine === 'postgres')('several instances on one empty database', () => {
  let address: Awaited<ReturnType<typeof testAddress>>
  let running: Promise<Service>[]
  beforeEach(async () => {
    address = await testAddress()
    running = []
  })
  afterEach(async () => {
    for (const started of await Promise.allSettled(running))
      if (started.status === 'fulfilled') await started.value.close()
    await address.remove()
  })

  const begin = () => {
    const started = start({ NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: address.url })
    running.push(started)
    return started
  }

  test('all start at once, and show the same demo', async () => {
    const [first = 0, ...others] = await Promise.all([begin(), begin(), begin()].map(openJobs))
    expect(first).toBeGreaterThan(5)
    expect(others).toEqual([first, first])
  })

  test('start while one of them is still migrating', async () => {
    const admin = await open(address.url)
    const turnToMigrate = 0x6b6f6c6c6567
    await admin.transaction(async tx => {
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_locks
          join pg_database on database = pg_database.oid and datname = current_database()
          where locktype = 'advisory' and not granted`.execute(tx)
        return rows[0]?.count
      }
      await sql`select pg_advisory_xact_lock(${turnToMigrate})`.execute(tx)
      for (const expected of [1, 2]) {
        begin().catch(() => {})
        await expect.poll(waiting, { timeout: 30_000 }).toBe(expected)
      }
    })
    await admin.close()
    const [first = 0, second] = await Promise.all(running.map(openJobs))
    expect(first).toBeGreaterThan(5)
    expect(second).toBe(first)
  })
})
