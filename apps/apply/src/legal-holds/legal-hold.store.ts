import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { holds, todayInUtc } from '../jobs/held.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { fullNameOrNull } from '../people/full-name.ts'
import type { LegalHold } from './legal-hold.ts'

const columns = sql`h.legal_hold_id as "legalHoldId", h.job_id as "jobId", j.title as "jobTitle",
  j.research_group_id as "researchGroupId", g.name as "researchGroupName", h.reason, h.until,
  ${holds('h')} as "isInForce", h.version, h.made_at as "madeAt", ${fullNameOrNull('m')} as "madeByName",
  coalesce(h.ended_at, case when not ${holds('h')} then (h.until + 1)::timestamp at time zone 'UTC' end) as "endedAt",
  ${fullNameOrNull('e')} as "endedByName"`
const tables = sql`legal_hold h join job j using (job_id) join research_group g using (research_group_id)
  left join person m on m.user_id = h.made_by left join person e on e.user_id = h.ended_by`

export const order = { sortable: { until: sql`h.until`, madeAt: sql`h.made_at` }, sortedBy: '-madeAt' }

export const holdStates = ['IN_FORCE', 'ENDED'] as const
type HoldsQuery = ListQuery & { readonly state?: (typeof holdStates)[number] }

const conditions: Readonly<Record<(typeof holdStates)[number], RawBuilder<unknown>>> = {
  IN_FORCE: holds('h'),
  ENDED: sql`not ${holds('h')}`,
}

export const listHolds = (db: QueryExecutorProvider, { state, ...asked }: HoldsQuery): Promise<Page<LegalHold>> =>
  readPage<LegalHold>(
    db,
    {
      select: columns,
      from: tables,
      where: state === undefined ? sql`true` : conditions[state],
      id: sql`h.legal_hold_id`,
      ...order,
    },
    asked,
  )

export const findHold = async (db: QueryExecutorProvider, legalHoldId: string): Promise<LegalHold | undefined> => {
  const { rows } = await sql<LegalHold>`select ${columns} from ${tables}
    where h.legal_hold_id = ${legalHoldId}`.execute(db)
  return rows[0]
}

/** Locks it until the end of the transaction. */
export const lockHold = async (tx: Tx, legalHoldId: string): Promise<LegalHold | undefined> => {
  await sql`select from legal_hold where legal_hold_id = ${legalHoldId} for update`.execute(tx)
  return await findHold(tx, legalHoldId)
}

export const isPast = async (db: QueryExecutorProvider, day: string): Promise<boolean> => {
  const { rows } = await sql<{ past: boolean }>`select ${day}::date < ${todayInUtc} as past`.execute(db)
  return rows[0]?.past ?? true
}

type New = { readonly jobId: string; readonly reason: string; readonly until: string; readonly by: string }

/** Undefined if another one is in force. */
export const insertHold = async (tx: Tx, { jobId, reason, until, by }: New): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`insert into legal_hold (job_id, reason, until, made_by)
    values (${jobId}, ${reason}, ${until}, ${by})
    on conflict (job_id) where ended_at is null do nothing returning legal_hold_id as id`.execute(tx)
  return rows[0]?.id
}

/**
 * A warning names a day of deletion that no longer holds: after the hold there is a new one. This also waits for a
 * retention that has begun with these applications.
 */
export const forgetWarnings = async (tx: Tx, jobId: string): Promise<void> => {
  await sql`update application set deletion_warned_at = null
    where job_id = ${jobId} and anonymised_at is null`.execute(tx)
}

type Change = { readonly reason: string; readonly until: string }

/** Administrators are told again when a new last day comes near. */
export const updateHold = async (tx: Tx, legalHoldId: string, { reason, until }: Change): Promise<void> => {
  await sql`update legal_hold set reason = ${reason}, until = ${until}, version = version + 1,
      warned_at = case when until = ${until}::date then warned_at end
    where legal_hold_id = ${legalHoldId}`.execute(tx)
}

export const endHold = async (tx: Tx, legalHoldId: string, by: string): Promise<void> => {
  await sql`update legal_hold set ended_at = clock_timestamp(), ended_by = ${by}, version = version + 1
    where legal_hold_id = ${legalHoldId}`.execute(tx)
}

export type Expired = { readonly legalHoldId: string; readonly jobId: string; readonly researchGroupId: string }

/** Ends those whose last day is over: all, or those of one job. */
export const endExpired = async (tx: Tx, jobId?: string): Promise<readonly Expired[]> => {
  const { rows } = await sql<Expired>`update legal_hold h set version = h.version + 1,
      ended_at = (h.until + 1)::timestamp at time zone 'UTC'
    from job j where j.job_id = h.job_id and h.ended_at is null and not ${holds('h')}
      and ${jobId === undefined ? sql`true` : sql`h.job_id = ${jobId}`}
    returning h.legal_hold_id as "legalHoldId", h.job_id as "jobId", j.research_group_id as "researchGroupId"`.execute(
    tx,
  )
  return rows
}

/** Those that will end within so many days, and of which nobody was told; told from now on. */
export const takeEnding = async (tx: Tx, days: number): Promise<readonly LegalHold[]> => {
  const { rows } = await sql<LegalHold>`with told as (
      update legal_hold set warned_at = now() where legal_hold_id in (
        select h.legal_hold_id from legal_hold h where h.warned_at is null and ${holds('h')}
          and h.until - ${days}::int <= ${todayInUtc} for update skip locked)
      returning legal_hold_id)
    select ${columns} from ${tables} where h.legal_hold_id in (select legal_hold_id from told)
    order by h.until, h.legal_hold_id`.execute(tx)
  return rows
}

export type Admin = {
  readonly userId: string
  readonly firstName: string
  readonly name: string
  readonly address: string
  readonly language: 'en' | 'de'
}

/** Those who have a proven address. */
export const adminsToTell = async (db: QueryExecutorProvider): Promise<readonly Admin[]> => {
  const { rows } = await sql<Admin>`select p.user_id as "userId", p.first_name as "firstName",
      trim(p.first_name || ' ' || p.last_name) as name, p.email as address, p.language
    from role join person p using (user_id) where role = 'ADMIN' and p.email_verified and p.email <> ''
    order by p.user_id`.execute(db)
  return rows
}
