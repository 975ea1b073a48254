import type { Database } from '@kolleg/database'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Db } from 'pg-boss'
import type { Tables } from '../db/schema.ts'

const run = async (on: Kysely<Tables>, text: string, values: readonly unknown[] = []) => {
  const { rows } = await on.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows: [...rows] }
}

/** The queue inside a transaction of ours: what it writes is kept or undone with the rest. */
export const throughTransaction = (tx: Transaction<Tables>): Db => ({
  executeSql: (text, values) => run(tx, text, values),
})

/** The queue's own statements, each on a connection of our door. */
export const throughDatabase = ({ query }: Database<Tables>): Db => ({
  executeSql: (text, values) =>
    values === undefined || values.length === 0
      ? query.connection().execute(connection => bundle(connection, text))
      : run(query, text, values),
})

/** Several statements with a begin of their own: one that fails must not leave its transaction on the connection. */
const bundle = async (connection: Kysely<Tables>, text: string) => {
  try {
    return await run(connection, text)
  } catch (error) {
    await run(connection, 'rollback')
    throw error
  }
}
