import { type Kysely, sql } from 'kysely'
import { DatabaseUnavailable } from './unavailable.ts'

/** Concurrent callers share one query, so that a stuck database does not gather a queue. */
export function ping<Schema>(query: Kysely<Schema>): (timeoutMs?: number) => Promise<void> {
  let asked: Promise<unknown> | undefined
  return async (timeoutMs = 2000) => {
    asked ??= sql`select 1`.execute(query).finally(() => {
      asked = undefined
    })
    const late = Promise.withResolvers<never>()
    const tooLate = () =>
      late.reject(new DatabaseUnavailable(new Error(`The database did not answer within ${timeoutMs} ms.`)))
    // After a pause of the whole process, reads an answer that has arrived before giving up.
    const timer = setTimeout(() => setImmediate(tooLate), timeoutMs)
    try {
      await Promise.race([asked, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
