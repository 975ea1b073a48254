import { type Database, sqlState } from '@kolleg/database'
import { sql } from 'kysely'
import type { VectorColumn } from './column.ts'
import { both, type Claim, isCovered, type Locks, locksFor, take } from './locks.ts'
import type { Reader, Writer } from './reader.ts'
import type { Tables } from './schema.ts'
import { createTurns } from './turns.ts'

/** What a writer must have to itself: what is known before, and what only the store can tell. */
export type Claims = Claim & {
  readonly more?: (reader: Reader) => Promise<Claim>
  /** One large writer at a time. */
  readonly isLarge?: boolean
}

/** Of ten connections: readers and pings need the others. */
const mostWriters = 4
const attempts = 8
const uniqueViolation = '23505'

/** What a writer needs to know of the store. */
type Prepared = { readonly column: VectorColumn; readonly isSpread: boolean }

/**
 * A worker that was lost in the middle of a commit still shows what was before, until the cluster has ended that
 * transaction; it locks the course meanwhile. Nobody else does: writers of one course take turns.
 */
const refuseUnfinished = async ({ db }: Writer, courses: Iterable<number>): Promise<void> => {
  for (const id of new Set(courses)) await sql`select from course where course_id = ${id} for update nowait`.execute(db)
}

/** Writers of different courses do not wait for each other. PGlite has one connection and thus one writer. */
export const writingTo = (database: Database<Tables>, prepare: () => Promise<Prepared>) => {
  const isShared = database.engine === 'postgres'
  const turns = createTurns(isShared ? mostWriters : 1)

  /** Does the work if these locks are enough for it, and otherwise says which are. */
  const attempt = <Result>(locks: Locks, claims: Claims, work: (writer: Writer) => Promise<Result>) =>
    database.transaction<{ result: Result } | { needed: Locks }>(async db => {
      const { column, isSpread } = await prepare()
      const writer = { db, column }
      if (!isShared) return { result: await work(writer) }
      await take(db, locks)
      const claim = claims.more ? await claims.more(writer) : claims
      const needed = locksFor(claim)
      if (!isCovered(needed, locks)) return { needed: both(locks, needed) }
      if (isSpread) await refuseUnfinished(writer, claim.courses)
      return { result: await work(writer) }
    })

  const insist = async <Result>(claims: Claims, work: (writer: Writer) => Promise<Result>): Promise<Result> => {
    let locks = locksFor(claims)
    for (let failed = 0; ; ) {
      try {
        const outcome = await attempt(locks, claims, work)
        if ('result' in outcome) return outcome.result
        locks = outcome.needed
      } catch (error) {
        // Another writer has just created a record that was not there: from here on it is known.
        if (sqlState(error) !== uniqueViolation || ++failed === attempts) throw error
      }
    }
  }

  /** A writer that was given up stores nothing, because its caller has already received an error. */
  return async <Result>(
    claims: Claims,
    work: (writer: Writer) => Promise<Result>,
    givenUp: AbortSignal,
  ): Promise<Result> => {
    await prepare()
    const end = await turns([...claims.courses, ...(claims.isLarge ? ['large' as const] : [])], givenUp)
    try {
      return await insist(claims, async writer => {
        givenUp.throwIfAborted()
        const result = await work(writer)
        givenUp.throwIfAborted()
        return result
      })
    } finally {
      end()
    }
  }
}
