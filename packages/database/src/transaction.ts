import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { TransactionOptions } from './database.ts'
import type { Held } from './driver.ts'
import { sqlState } from './refusal.ts'

const retried: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

export async function transact<Schema, T>(
  query: Kysely<Schema>,
  held: Held,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { isolation = 'read committed', attempts = 8, isUnlimited = false }: TransactionOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(query, held, isUnlimited ? withoutLimit(work) : work, isolation)
    } catch (error) {
      if (attempt >= attempts || !retried.has(sqlState(error))) throw error
      // Jitter separates callers that collided; the wait doubles so that a crowd thins out.
      await sleep(Math.random() * Math.min(5 * 2 ** attempt, 500))
    }
  }
}

/** What a session calls itself while its statements may take as long as they need. */
export const unlimited = 'kolleg, without a time limit'

const withoutLimit =
  <Schema, T>(work: (tx: Transaction<Schema>) => Promise<T>) =>
  async (tx: Transaction<Schema>): Promise<T> => {
    await sql`
      select set_config('statement_timeout', '0', true), set_config('application_name', ${unlimited}, true)`.execute(tx)
    return work(tx)
  }

function once<Schema, T>(
  query: Kysely<Schema>,
  held: Held,
  work: (tx: Transaction<Schema>) => Promise<T>,
  isolation: NonNullable<TransactionOptions['isolation']>,
): Promise<T> {
  return query
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async tx => {
      const mark = { open: true }
      try {
        return await held.run(mark, () => work(tx))
      } finally {
        mark.open = false
      }
    })
}
