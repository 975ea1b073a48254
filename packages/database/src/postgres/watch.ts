import type { Socket } from 'node:net'
import type { Client, PoolClient, QueryConfig } from 'pg'
import { sqlState } from '../refusal.ts'

/** What pg's clients have beside their types. */
type Inside = { readonly processID: number; readonly connection: { readonly stream: Socket } }
const inside = (client: Client | PoolClient): Inside => client as unknown as Inside

/** Somebody who waits for the server: for the reply to a statement, or for a connection. */
type Waiting = {
  readonly since: number
  /** The connection with the statement; none while one is waited for. */
  readonly client?: PoolClient
  readonly giveUp: () => void
  /** How far it had come when the server was asked and knew nothing of it. */
  unknownAt?: number
}

export type Watch = {
  /** Waits for what the client was asked. */
  over<Result>(client: PoolClient, asked: Promise<Result>): Promise<Result>
  /** Waits for a connection. */
  until(connected: Promise<PoolClient>): Promise<PoolClient>
  end(): void
}

type Options = {
  readonly newClient: () => Client
  readonly everyMs: number
  /** How long the server may take to answer the question. */
  readonly timeoutMs: number
}

/** Process ids of sessions; `silent` where there was no answer, `unknown` where it tells nothing about ours. */
type AtWork = ReadonlySet<number> | 'silent' | 'unknown'

/**
 * Gives up what will never be answered. A network may lose a connection without telling either side, and a server may
 * be frozen or unreachable; whoever waits would do so until TCP gives up, a quarter of an hour. So while anybody waits
 * long, the server is asked over another connection which sessions are at work. A statement of which it knows nothing,
 * or anybody's wait while it does not answer at all, is given up the second time, if nothing has moved in between.
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
      // With a statement under way this ends the connection at once.
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

/** Changes with every byte that arrives or leaves. */
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

/** Sessions that only wait for us to read on are not at work; a pooler in between gives ids of its own. */
const askWho = async (client: Client, timeoutMs: number): Promise<AtWork> => {
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; is_own: boolean }>({
      text: `select pid, pid = pg_backend_pid() as is_own from pg_stat_activity
        where coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientWrite'`,
      query_timeout: timeoutMs,
    } as QueryConfig)
    const isAsTold = rows.some(({ pid, is_own }) => is_own && pid === inside(client).processID)
    return isAsTold ? new Set(rows.map(({ pid }) => pid)) : 'unknown'
  } catch (error) {
    return sqlState(error) === undefined ? 'silent' : 'unknown'
  } finally {
    // With no answer to its question this ends the connection at once too.
    void client.end().catch(() => {})
  }
}
