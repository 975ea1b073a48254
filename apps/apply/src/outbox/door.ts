import type { Database } from '@kolleg/database'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Db } from 'pg-boss'
import type { Tables, Tx } from '../db/schema.ts'

const run = async (on: Kysely<Tables>, text: string, values: readonly unknown[] = []) => {
  const { rows } = await on.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows: [...rows] }
}

/** Lets the queue write inside our transaction, so that it commits or rolls back with the rest. */
export const throughTransaction = (tx: Tx): Db => ({
  executeSql: (text, values) => run(tx, text, values),
})

/** Runs the queue's own statements on our connections. */
export const throughDatabase = ({ query }: Database<Tables>): Db => ({
  executeSql: (text, values) =>
    values === undefined || values.length === 0
      ? query.connection().execute(connection => bundle(connection, text))
      : run(query, text, values),
})

/** Several statements with their own BEGIN: a failure must not leave the transaction open on the connection. */
const bundle = async (connection: Kysely<Tables>, text: string) => {
  try {
    return await run(connection, text)
  } catch (error) {
    await run(connection, 'rollback')
    throw error
  }
}
