import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, open } from '../index.ts'
import { testEngine, testPlace } from '../testing.ts'

/**
 * A road to the server that can be closed, as when the server restarts, swallow everything, as a dead network, or
 * forget the connections it has, as a firewall does after a quiet hour.
 */
async function road(url: string) {
  const address = new URL(url)
  const [port, host] = [Number(address.port || 5432), address.hostname]
  const sockets = new Set<Socket>()
  let silent = false
  const gate = createServer(incoming => {
    sockets.add(incoming.on('error', () => {}))
    if (silent) return
    const outgoing = createConnection(port, host).on('error', () => {})
    sockets.add(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = async (wanted: number) => {
    await once(gate.listen(wanted, '127.0.0.1'), 'listening')
    return (gate.address() as AddressInfo).port
  }
  const gatePort = await listen(0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  address.port = String(gatePort)
  address.hostname = '127.0.0.1'
  return {
    url: address.href,
    close: async () => {
      const closed = once(gate, 'close')
      gate.close()
      cut()
      await closed
    },
    reopen: () => listen(gatePort),
    forget: (newOnesToo = false) => {
      silent = newOnesToo
      for (const socket of sockets) socket.unpipe().pause()
    },
    swallow: (yes: boolean) => {
      silent = yes
      cut()
    },
  }
}

describe.runIf(testEngine === 'postgres')('a server that goes away', () => {
  let place: Awaited<ReturnType<typeof testPlace>>
  let way: Awaited<ReturnType<typeof road>>
  let database: Database<unknown>
  const one = () => sql`select 1 as one`.execute(database.query)
  beforeEach(async () => {
    place = await testPlace()
    way = await road(place.url)
    database = await open(way.url)
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('fails its queries, in use or idle, and works again when it is back', async () => {
    for (let round = 0; round < 3; round++) {
      await Promise.all([one(), one(), one()])
      const underway = Array.from({ length: 3 }, () => sql`select pg_sleep(30)`.execute(database.query))
      const held = database.transaction(tx => sql`select pg_sleep(30)`.execute(tx))
      const outcomes = Promise.allSettled([...underway, held])
      await new Promise(resolve => setTimeout(resolve, 100))
      await way.close()
      expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
      await expect(one()).rejects.toThrow('ECONNREFUSED')
      await expect(database.ping()).rejects.toThrow('ECONNREFUSED')
      await way.reopen()
      expect((await one()).rows).toEqual([{ one: 1 }])
    }
    await way.close()
  })

  test('is not waited for longer than told when it does not answer at all', async () => {
    way.swallow(true)
    const hasty = await open(way.url, { connectTimeoutMs: 200 })
    await expect(sql`select 1`.execute(hasty.query)).rejects.toThrow('timeout expired')
    way.swallow(false)
    expect((await one()).rows).toEqual([{ one: 1 }])
    await hasty.close()
    await way.close()
  })

  test('is not waited for at the end when it is in the midst of something', async () => {
    const asked = sql`select pg_sleep(30)`.execute(database.query)
    const held = database.transaction(tx => sql`select pg_sleep(30)`.execute(tx))
    const outcomes = Promise.allSettled([asked, held])
    await new Promise(resolve => setTimeout(resolve, 100))
    await database.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await way.close()
  })

  describe('after a quiet time', () => {
    const quietMs = 50
    const quiet = () => new Promise(resolve => setTimeout(resolve, 3 * quietMs))
    let rare: Database<unknown>
    const session = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(rare.query)
      return rows[0]?.pid
    }
    const held = () => rare.transaction(async tx => void (await sql`select pg_sleep(0.1)`.execute(tx)))
    const sessions = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.query)
      return rows.map(({ pid }) => pid)
    }
    beforeEach(async () => {
      rare = await open(way.url, { quietMs })
    })
    afterEach(async () => {
      await rare.close()
      await way.close()
    })

    test('has one session left, which serves on', async () => {
      await Promise.all([held(), held(), held()])
      await expect.poll(sessions).toHaveLength(1)
      const [kept] = await sessions()
      await quiet()
      expect(await session()).toBe(kept)
    })

    test('has a session that leads nowhere replaced before it is used', async () => {
      const before = await session()
      await quiet()
      way.forget()
      const [first, second] = await Promise.all([session(), session()])
      expect([first, second]).not.toContain(before)
      expect(await session()).toBeOneOf([first, second])
    })

    test('says that it is away when it is', async () => {
      await session()
      await quiet()
      way.forget(true)
      await expect(rare.ping(500)).rejects.toThrow('did not answer within 500 ms')
      way.swallow(false)
      await expect.poll(() => rare.ping(500).then(() => 'there', String)).toBe('there')
    })
  })

  test('may be away when the service starts', async () => {
    await way.close()
    const early = await open(way.url)
    await expect(early.ping()).rejects.toThrow('ECONNREFUSED')
    await way.reopen()
    await expect(early.ping()).resolves.toBeUndefined()
    await early.close()
    await way.close()
  })

  test('and ends our sessions itself leaves us working', async () => {
    await Promise.all([one(), one()])
    const admin = await open(place.url)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.query)
    await admin.close()
    await new Promise(resolve => setTimeout(resolve, 100))
    expect((await one()).rows).toEqual([{ one: 1 }])
    await way.close()
  })
})
