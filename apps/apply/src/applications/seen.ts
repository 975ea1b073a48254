import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/**
 * What the applicant sees of an application about which the group knows more: the latest entry whose time has come,
 * until they know of a decision. Empty if both see the same.
 */
const seen = (applicationId: RawBuilder<unknown>) => sql`select line.state, line.version, line.updated_at
  from application_seen line where line.application_id = ${applicationId} and line.seen_from <= clock_timestamp()
    and not exists (select from application_review disclosed where disclosed.application_id = line.application_id
      and disclosed.reconsidered_at is null and disclosed.known_from <= clock_timestamp())
  order by line.version desc limit 1`

/** Joins it, by the id of the application; to be continued by a condition. */
export const joinSeen = (applicationId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join lateral (${seen(applicationId)}) seen on true`

/** The same for a row of `application`, as one JSON value. */
export const seenByApplicant = sql`(select jsonb_build_object('state', state, 'version', version,
    'updatedAt', updated_at) from (${seen(sql`application.application_id`)}) seen)`

/** Whether the applicant knows of the end of the row of `application`. */
export const isEndDisclosed = sql<boolean>`not exists (select from application_review undisclosed
  where undisclosed.application_id = application.application_id and undisclosed.reconsidered_at is null
    and undisclosed.known_from > clock_timestamp() and undisclosed.decided_at <= application.ended_at)`

/** Keeps what the applicant sees now, whatever happens to the application. */
export const keepSeen = async (tx: Tx, applicationId: string): Promise<void> => {
  await sql`insert into application_seen (application_id, version, state, updated_at, seen_from)
    select application_id, version, state, updated_at, '-infinity' from application
    where application_id = ${applicationId}
      and not exists (select from application_seen where application_id = ${applicationId})`.execute(tx)
}

/** Shows the applicant its current state from this time on. */
export const showFrom = async (tx: Tx, applicationId: string, from: Date, at: Date): Promise<void> => {
  await sql`insert into application_seen (application_id, version, state, updated_at, seen_from)
    select application_id, version, state, ${at}, ${from} from application where application_id = ${applicationId}
    on conflict (application_id, version) do update set seen_from = excluded.seen_from,
      updated_at = excluded.updated_at`.execute(tx)
}

/** When the applicant will see that the review has begun; null unless that lies ahead. */
export const reviewKnownFrom = async (db: QueryExecutorProvider, applicationId: string): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(seen_from) as at from application_seen
    where application_id = ${applicationId} and state = 'IN_REVIEW' and seen_from > clock_timestamp()`.execute(db)
  return rows[0]?.at ?? null
}

/** Removes what the applicant was to see later. */
export const hideAhead = async (tx: Tx, applicationId: string): Promise<void> => {
  await sql`delete from application_seen where application_id = ${applicationId}
    and seen_from > clock_timestamp()`.execute(tx)
}

/** Shows the applicants the current state. */
export const showAll = async (tx: Tx, applicationIds: readonly string[]): Promise<void> => {
  await sql`delete from application_seen where application_id = any(${[...applicationIds]}::uuid[])`.execute(tx)
}
