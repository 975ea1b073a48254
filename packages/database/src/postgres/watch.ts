import type { Socket } from 'node:net'
import type { Client, PoolClient, QueryConfig } from 'pg'

/** What pg's clients have beside their types. */
type Inside = { readonly processID: number; readonly connection: { readonly stream: Socket } }
const inside = (client: Client | PoolClient): Inside => client as unknown as Inside

type Statement = { readonly client: PoolClient; readonly since: number; unknownAt?: number }

export type Watch = {
  /** Waits for what the client was asked. */
  over<Result>(client: PoolClient, asked: Promise<Result>): Promise<Result>
  end(): void
}

/**
 * Cuts connections that lead nowhere. A network may lose one without telling either side, and whoever waits on it
 * would wait until TCP gives up, a quarter of an hour. So while a statement takes long, the server is asked over
 * another connection whether it is at work on it; if it is not, twice, and nothing has arrived in between, it never
 * will.
 */
export const watch = (newClient: () => Client, everyMs: number): Watch => {
  const waiting = new Set<Statement>()

  const look = async (): Promise<void> => {
    const long = [...waiting].filter(({ since }) => performance.now() - since >= everyMs)
    if (long.length === 0) return
    const atWork = await sessionsAtWork(newClient(), everyMs)
    for (const statement of long) {
      const { processID, connection } = inside(statement.client)
      const { bytesRead, writableLength } = connection.stream
      if (!atWork || atWork.has(processID) || writableLength > 0) delete statement.unknownAt
      else if (statement.unknownAt !== bytesRead) statement.unknownAt = bytesRead
      // With a statement under way this ends the connection at once.
      else if (waiting.has(statement)) void statement.client.end()
    }
  }

  let looked: Promise<void> | undefined
  const timer = setInterval(() => {
    // A server that is away does not tell; whoever waits for it has limits of their own.
    looked ??= look()
      .catch(() => {})
      .finally(() => {
        looked = undefined
      })
  }, everyMs).unref()

  return {
    over: async (client, asked) => {
      const statement = { client, since: performance.now() }
      waiting.add(statement)
      try {
        return await asked
      } finally {
        waiting.delete(statement)
      }
    },
    end: () => clearInterval(timer),
  }
}

/** By their process ids, without those that only wait for us to read on; undefined where a pooler in between gives ids of its own. */
const sessionsAtWork = async (client: Client, timeoutMs: number): Promise<ReadonlySet<number> | undefined> => {
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; is_own: boolean }>({
      text: `select pid, pid = pg_backend_pid() as is_own from pg_stat_activity
        where coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientWrite'`,
      query_timeout: timeoutMs,
    } as QueryConfig)
    const isAsTold = rows.some(({ pid, is_own }) => is_own && pid === inside(client).processID)
    return isAsTold ? new Set(rows.map(({ pid }) => pid)) : undefined
  } finally {
    void client.end()
  }
}
