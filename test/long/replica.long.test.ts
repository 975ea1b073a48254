import { setTimeout as pause } from 'node:timers/promises'
import { type Database, open, sqlState } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { server } from './server.ts'

type Schema = { readonly note: { readonly id: string } }

const env = server('postgres-replica')

describe.runIf(env.running)('a PostgreSQL primary with a streaming replica', () => {
  let primary: Database<Schema>
  let replica: Database<Schema>
  const lost: Error[] = []

  beforeAll(async () => {
    primary = await open<Schema>(env.PRIMARY_URL, { onConnectionLost: error => lost.push(error) })
    replica = await open<Schema>(env.REPLICA_URL)
    await sql`create table note (id text primary key)`.execute(primary.query)
    await until(
      async () => (await sql`select 1 where to_regclass('note') is not null`.execute(replica.query)).rows.length === 1,
    )
  })
  afterAll(async () => {
    await sql`drop table note`.execute(primary.query)
    await Promise.all([primary.close(), replica.close()])
  })

  const write = (id: string) => primary.query.insertInto('note').values({ id }).execute()
  const writeApplied = (id: string) =>
    primary.transaction(async tx => {
      await sql`set local synchronous_commit = remote_apply`.execute(tx)
      await tx.insertInto('note').values({ id }).execute()
    })
  const isOnReplica = async (id: string) =>
    (await replica.query.selectFrom('note').select('id').where('id', '=', id).execute()).length === 1

  test('a row written to the primary is soon seen on the replica', async () => {
    const lagsMs: number[] = []
    for (let i = 0; i < 300; i++) {
      await write(`soon ${i}`)
      const from = performance.now()
      await until(() => isOnReplica(`soon ${i}`))
      lagsMs.push(performance.now() - from)
    }
    const { rows } = await sql`select 1 from note where id like 'soon %'`.execute(replica.query)
    expect(rows).toHaveLength(300)
    console.log(`from the commit to the row read on the replica: ${spread(lagsMs)}`)
  })

  test('with remote_apply no read on the replica is stale', async () => {
    const commitsMs: number[] = []
    for (let i = 0; i < 500; i++) {
      const from = performance.now()
      await writeApplied(`applied ${i}`)
      commitsMs.push(performance.now() - from)
      expect(await isOnReplica(`applied ${i}`)).toBe(true)
    }
    console.log(`a transaction that waits for the replica: ${spread(commitsMs)}; 0 stale reads of 500`)
  })

  test('while the replica is stopped, a plain commit does not wait and one with remote_apply does', async () => {
    await sql`select pg_wal_replay_pause()`.execute(replica.query)
    await until(async () => {
      const { rows } = await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(
        replica.query,
      )
      return rows[0]?.state === 'paused'
    })
    await write('plain')
    let acknowledged = false
    const applied = (async () => {
      await writeApplied('waiting')
      acknowledged = true
    })()
    await until(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where wait_event = 'SyncRep'`.execute(primary.query)
      return rows.length === 1
    })
    expect(await isOnReplica('plain')).toBe(false)
    expect(acknowledged).toBe(false)

    await sql`select pg_wal_replay_resume()`.execute(replica.query)
    await applied
    expect([await isOnReplica('plain'), await isOnReplica('waiting')]).toEqual([true, true])
  })

  test('the replica refuses writes', async () => {
    const refused = await replica.query.insertInto('note').values({ id: 'x' }).execute().catch(sqlState)
    expect(refused).toBe('25006')
  })

  test('when the primary is restarted, the same database works again, nothing acknowledged is lost and the replica follows', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, i) => write(`before ${i}`)))
    const started = () => sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(primary.query)
    const { rows: before } = await started()
    const { rows } = await sql<{
      pid: number
    }>`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`.execute(primary.query)
    process.kill(rows[0]?.pid ?? Number.NaN, 'SIGINT')

    await until(() =>
      started().then(
        ({ rows: now }) => now[0]?.at !== before[0]?.at,
        () => false,
      ),
    )
    expect(lost.length).toBeGreaterThan(0)
    await primary.ping()
    await writeApplied('after')
    const { rows: kept } = await sql<{
      id: string
    }>`select id from note where id like 'before %' or id = 'after' order by id`.execute(replica.query)
    expect(kept.map(({ id }) => id)).toEqual(['after', 'before 0', 'before 1', 'before 2', 'before 3', 'before 4'])
  })
})

/** Polls until the answer is yes; the test's time limit ends a vain wait. */
async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await pause(0)
}

function spread(timesMs: readonly number[]) {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2)
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, at most ${at(1)} ms`
}
