import type { Socket } from 'node:net'
import type { Client, PoolClient, QueryConfig } from 'pg'
import { sqlState } from '../refusal.ts'
import { unlimited } from '../transaction.ts'

/** Properties of pg's clients that its types lack. */
type Inside = { readonly processID: number; readonly connection: { readonly stream: Socket } }
const inside = (client: Client | PoolClient): Inside => client as unknown as Inside

/** Somebody who waits for a reply or a connection. */
type Waiting = {
  readonly since: number
  /** The connection of the statement; absent while waiting for one. */
  readonly client?: PoolClient
  readonly giveUp: () => void
  /** The progress when the server did not know of the statement. */
  unknownAt?: number
}

export type Watch = {
  /** Watches a statement. */
  over<Result>(client: PoolClient, asked: Promise<Result>): Promise<Result>
  /** Watches a wait for a connection. */
  until(connected: Promise<PoolClient>): Promise<PoolClient>
  end(): void
}

type Options = {
  readonly newClient: () => Client
  readonly everyMs: number
  /** For the server's answer about its sessions. */
  readonly timeoutMs: number
}

/** Process ids of sessions; `silent` without an answer, `unknown` if it says nothing about ours. */
type AtWork = ReadonlySet<number> | 'silent' | 'unknown'

/**
 * Gives up what will never be answered. A network can lose a connection without telling either side, and a server can
 * freeze: callers would wait until TCP gives up, a quarter of an hour. So while anybody waits long, another connection
 * asks the server which sessions are active. A statement unknown to it, or any wait while it is silent, is given up at
 * the second check without progress.
 */
export const watch = ({ newClient, everyMs, timeoutMs }: Options): Watch => {
  const waiting = new Set<Waiting>()

  const look = async (): Promise<void> => {
    const long = [...waiting].filter(({ since }) => performance.now() - since >= everyMs)
    if (long.length === 0) return
    const atWork = await askWho(newClient(), timeoutMs)
    for (const one of long) {
      const progress = progressOf(one.client)
      if (mayBeAnswered(one, atWork)) delete one.unknownAt
      else if (one.unknownAt !== progress) one.unknownAt = progress
      else if (waiting.has(one)) one.giveUp()
    }
  }

  let looked: Promise<void> | undefined
  const timer = setInterval(() => {
    looked ??= look().finally(() => {
      looked = undefined
    })
  }, everyMs).unref()

  const during = async <Result>(one: Waiting, asked: Promise<Result>): Promise<Result> => {
    waiting.add(one)
    try {
      return await asked
    } finally {
      waiting.delete(one)
    }
  }
  return {
    over: (client, asked) =>
      // During a statement this ends the connection at once.
      during({ client, since: performance.now(), giveUp: () => void client.end() }, asked),
    until: connected => {
      const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
      let isGivenUp = false
      const giveUp = () => {
        isGivenUp = true
        reject(new Error('The database server does not answer.'))
      }
      connected.then(client => (isGivenUp ? client.release() : resolve(client)), reject)
      return during({ since: performance.now(), giveUp }, promise)
    },
    end: () => clearInterval(timer),
  }
}

/** Changes with every byte received or sent. */
const progressOf = (client: PoolClient | undefined): number => {
  if (client === undefined) return 0
  const { bytesRead, writableLength } = inside(client).connection.stream
  return bytesRead - writableLength
}

const mayBeAnswered = ({ client }: Waiting, atWork: AtWork): boolean => {
  if (atWork === 'silent') return false
  if (atWork === 'unknown' || client === undefined) return true
  const { processID, connection } = inside(client)
  return atWork.has(processID) || connection.stream.writableLength > 0
}

/**
 * Sessions that wait for us to read are not active; a pooler in between assigns its own ids. Where statements have a time
 * limit, one that is well beyond it hangs, as a coordinator does whose worker is frozen.
 */
const askWho = async (client: Client, timeoutMs: number): Promise<AtWork> => {
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; is_own: boolean }>({
      text: `select pid, pid = pg_backend_pid() as is_own
        from pg_stat_activity, (select setting::int as most from pg_settings where name = 'statement_timeout') allowed
        where coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientWrite'
          and (most = 0 or application_name = '${unlimited}' or now() - query_start < (most + 1000) * interval '1 ms')`,
      query_timeout: timeoutMs,
    } as QueryConfig)
    const isAsTold = rows.some(({ pid, is_own }) => is_own && pid === inside(client).processID)
    return isAsTold ? new Set(rows.map(({ pid }) => pid)) : 'unknown'
  } catch (error) {
    return sqlState(error) === undefined ? 'silent' : 'unknown'
  } finally {
    // Without an answer to its query, this too ends the connection at once.
    void client.end().catch(() => {})
  }
}
