import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { OpenOptions } from '../database.ts'
import type { Engine, Session } from '../engine.ts'
import { readers } from '../values.ts'
import { type Watch, watch } from './watch.ts'

/** Work under way at the end has this long; a server that does not answer any more would otherwise be waited for. */
const closeTimeoutMs = 1_500

/** How long a connection kept through a quiet time may take to answer before another takes its place. */
const askMs = 250

/** For one ping, and a look at each of a few tables: none of them waits for another. */
const urgentConnections = 4

const asText = (text: string) => text

/**
 * A lazy pool: nothing is asked of the server until the first query, lost connections are replaced, and one is kept
 * through quiet times.
 */
export function postgresEngine(url: string, options: OpenOptions): Engine {
  const { connections = 10, connectTimeoutMs = 2000, queueTimeoutMs = 30_000 } = options
  const { quietMs = 10_000, watchMs = 2000 } = options
  // The pool's own time-out also counts the wait for a free connection, so reaching the server gets its own.
  class ReachingClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectTimeoutMs })
    }
  }
  const config: ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'kolleg',
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex ' +
      // Compiling a long statement takes the server seconds, running any of ours takes milliseconds.
      '-c jit=off ' +
      // Whoever holds locks and says nothing any more, being frozen or cut off, must not hold up all others.
      '-c idle_in_transaction_session_timeout=10000',
    types: { getTypeParser: (oid: number) => readers[oid] ?? asText },
  }
  const inUse = new Set<PoolClient>()
  const lastUsed = new WeakMap<PoolClient, number>()
  const poolOf = (max: number): Pool => {
    const pool = new Pool({
      ...config,
      Client: ReachingClient,
      max,
      min: 1,
      idleTimeoutMillis: quietMs,
      // One that is idle keeps no process from ending.
      allowExitOnIdle: true,
      connectionTimeoutMillis: queueTimeoutMs,
    })
    pool.on('error', error => options.onConnectionLost?.(error))
    // A connection lost while in use fails its query; without a listener its event would end the process.
    pool.on('connect', client => client.on('error', () => {}))
    pool.on('acquire', client => inUse.add(client))
    pool.on('release', (_, client) => {
      inUse.delete(client)
      lastUsed.set(client, Date.now())
    })
    return pool
  }
  const pool = poolOf(connections)
  const urgentPool = poolOf(urgentConnections)
  const watching = watch({
    newClient: () => new ReachingClient(config),
    everyMs: watchMs,
    timeoutMs: connectTimeoutMs,
  })

  let lastFoundDead = 0
  /** One kept through a quiet time may lead nowhere any more, and nobody would be told: it is asked first. */
  const connect = async (from: Pool): Promise<PoolClient> => {
    const client = await watching.until(from.connect())
    const used = lastUsed.get(client)
    if (used === undefined || Math.abs(Date.now() - used) < quietMs) return client
    // Those that were kept as long as a dead one are not even asked.
    if (used > lastFoundDead && (await answers(client))) return client
    lastFoundDead = Date.now()
    client.release(true)
    return connect(from)
  }
  const end = async (): Promise<void> => {
    // A session in the midst of a query loses its connection by this, and whoever waits for it is told.
    const timer = setTimeout(() => inUse.forEach(client => void client.end()), closeTimeoutMs)
    await Promise.all([pool.end(), urgentPool.end()])
    clearTimeout(timer)
    watching.end()
  }

  let closing: Promise<void> | undefined
  return {
    name: 'postgres',
    acquire: async isUrgent => {
      if (closing) throw new Error('The database is closed.')
      return session(await connect(isUrgent ? urgentPool : pool), watching)
    },
    close: () => (closing ??= end()),
  }
}

const answers = (client: PoolClient): Promise<boolean> =>
  client.query({ text: 'select 1', query_timeout: askMs } as QueryConfig).then(
    () => true,
    () => false,
  )

function session(client: PoolClient, watching: Watch): Session {
  return {
    run: async (text, parameters) => {
      const reply: QueryResult | QueryResult[] = await watching.over(client, client.query(text, [...parameters]))
      const last = Array.isArray(reply) ? reply.at(-1) : reply
      return { rows: last?.rows ?? [], command: last?.command ?? '', count: last?.rowCount ?? 0 }
    },
    release: discard => client.release(discard),
  }
}
