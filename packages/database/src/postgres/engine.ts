import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { OpenOptions } from '../database.ts'
import type { Engine, Session } from '../engine.ts'
import { sqlState } from '../refusal.ts'
import { readers } from '../values.ts'
import { type Watch, watch } from './watch.ts'

/** For work in progress at the end; a dead server would otherwise be waited for. */
const closeTimeoutMs = 1_500

/** How long an idle connection may take to answer before it is replaced. */
const askMs = 250

/** One ping and a check of each of a few tables: none waits for another. */
const urgentConnections = 4

/**
 * For health checks. A frozen worker of a Citus cluster must not hold them up: over a new connection its silence shows
 * soon, over a kept one never. A plain server does not know these settings and ignores them.
 */
const urgentOptions =
  ' -c statement_timeout=2000 -c citus.max_cached_conns_per_worker=0 -c citus.node_connection_timeout=500'

/** A statement was ended by the server's time limit or by an operator. */
const cancelled = '57014'

const asText = (text: string) => text

/** A lazy pool: connects with the first query, replaces lost connections, and keeps one while idle. */
export function postgresEngine(url: string, options: OpenOptions): Engine {
  const { connections = 10, connectTimeoutMs = 2000, queueTimeoutMs = 30_000 } = options
  const { quietMs = 10_000, watchMs = 2000 } = options
  // The pool's own timeout includes the wait for a free connection, so connecting gets its own.
  class ReachingClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectTimeoutMs })
    }
  }
  const config = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'kolleg',
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex ' +
      // JIT-compiling a long statement takes seconds, running any of ours takes milliseconds.
      '-c jit=off ' +
      // A frozen or disconnected lock holder must not block everybody else.
      '-c idle_in_transaction_session_timeout=10000',
    types: { getTypeParser: (oid: number) => readers[oid] ?? asText },
  } satisfies ClientConfig
  const inUse = new Set<PoolClient>()
  const lastUsed = new WeakMap<PoolClient, number>()
  const poolOf = (max: number, more = ''): Pool => {
    const pool = new Pool({
      ...config,
      options: config.options + more,
      Client: ReachingClient,
      max,
      min: 1,
      idleTimeoutMillis: quietMs,
      // Idle connections do not keep the process alive.
      allowExitOnIdle: true,
      connectionTimeoutMillis: queueTimeoutMs,
    })
    pool.on('error', error => options.onConnectionLost?.(error))
    // A connection lost during a query fails that query; without a listener the event would end the process.
    pool.on('connect', client => client.on('error', () => {}))
    pool.on('acquire', client => inUse.add(client))
    pool.on('release', (_, client) => {
      inUse.delete(client)
      lastUsed.set(client, Date.now())
    })
    return pool
  }
  const pool = poolOf(connections)
  const urgentPool = poolOf(urgentConnections, urgentOptions)
  const watching = watch({
    newClient: () => new ReachingClient(config),
    everyMs: watchMs,
    timeoutMs: connectTimeoutMs,
  })

  let lastFoundDead = 0
  /** An idle connection may be dead without notice, so it is checked first. */
  const connect = async (from: Pool): Promise<PoolClient> => {
    const client = await watching.until(from.connect())
    const used = lastUsed.get(client)
    if (used === undefined || Math.abs(Date.now() - used) < quietMs) return client
    // Connections idle for as long as a dead one are discarded unchecked.
    if (used > lastFoundDead && (await answers(client))) return client
    lastFoundDead = Date.now()
    client.release(true)
    return connect(from)
  }
  const end = async (): Promise<void> => {
    // Cuts the connection of a running query; its caller gets the error.
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

/** After a cancelled statement a session is not used again: a coordinator may wait for its frozen worker for ever. */
function session(client: PoolClient, watching: Watch): Session {
  let isCancelled = false
  return {
    run: async (text, parameters) => {
      if (isCancelled) throw new Error('The server has cancelled an earlier statement of this session.')
      try {
        const reply: QueryResult | QueryResult[] = await watching.over(client, client.query(text, [...parameters]))
        const last = Array.isArray(reply) ? reply.at(-1) : reply
        return { rows: last?.rows ?? [], command: last?.command ?? '', count: last?.rowCount ?? 0 }
      } catch (error) {
        isCancelled ||= sqlState(error) === cancelled
        throw error
      }
    },
    release: discard => client.release(discard || isCancelled),
  }
}
