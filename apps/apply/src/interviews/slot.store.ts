import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Period } from '../calendar/when.ts'
import type { Tx } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { isKeptOut } from '../people/kept-out.ts'
import type { Slot, SlotState } from './slot.ts'

const state = sql`case when b.booking_id is null
  then case when s.starts_at > now() then 'FREE' else 'UNUSED' end
  else case when s.starts_at > now() then 'BOOKED' else 'HELD' end end`
const interviewers = sql`(select coalesce(jsonb_agg(jsonb_build_object('userId', n.user_id, 'firstName', n.first_name,
    'lastName', n.last_name) order by n.last_name, n.first_name, n.user_id), '[]')
  from interview_interviewer v join person n on n.user_id = v.user_id where v.slot_id = s.slot_id)`
const columns = sql`s.slot_id as "slotId", s.process_id as "processId", s.starts_at as "startsAt", s.ends_at as "endsAt",
  s.location, s.link, ${interviewers} as interviewers, ${state} as state, s.version, b.booking_id as "bookingId",
  b.interviewee_id as "intervieweeId", i.application_id as "applicationId",
  a.applicant_id as "applicantId", a.first_name as "firstName", a.last_name as "lastName"`
const tables = sql`interview_slot s left join interview_booking b on b.slot_id = s.slot_id
  left join interviewee i on i.interviewee_id = b.interviewee_id
  left join application a on a.application_id = i.application_id`

export const findSlots = async (db: QueryExecutorProvider, slotIds: readonly string[]): Promise<readonly Slot[]> => {
  const { rows } = await sql<Slot>`select ${columns} from ${tables} where s.slot_id = any(${slotIds}::uuid[])
    order by s.starts_at, s.slot_id`.execute(db)
  return rows
}

export const findSlot = async (db: QueryExecutorProvider, slotId: string): Promise<Slot | undefined> => {
  const { rows } = await sql<Slot>`select ${columns} from ${tables} where s.slot_id = ${slotId}`.execute(db)
  return rows[0]
}

/** An exclusive lock for changes and deletion; a shared one for bookings, of which the constraints let one through. */
export const findLockedSlot = async (tx: Tx, slotId: string, lock: 'update' | 'share'): Promise<Slot | undefined> => {
  await sql`select from interview_slot where slot_id = ${slotId} for ${sql.raw(lock)}`.execute(tx)
  return await findSlot(tx, slotId)
}

export type SlotsAsked = ListQuery & {
  readonly state?: SlotState
  readonly from?: string
  readonly to?: string
}

export const slotOrder = { sortable: { startsAt: sql`s.starts_at`, endsAt: sql`s.ends_at` }, sortedBy: 'startsAt' }

/** Without those of applications that the reader is recused from. */
export const listSlots = (
  db: QueryExecutorProvider,
  readerId: string,
  processId: string,
  { state: wanted, from, to, ...asked }: SlotsAsked,
): Promise<Page<Slot>> => {
  const conditions: readonly RawBuilder<unknown>[] = [
    sql`s.process_id = ${processId} and not ${isKeptOut(readerId, 'i.application_id')}`,
    ...(wanted === undefined ? [] : [sql`${state} = ${wanted}`]),
    ...(from === undefined ? [] : [sql`s.starts_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`s.starts_at < ${to}::timestamptz`]),
  ]
  const listed = {
    select: columns,
    from: tables,
    where: sql.join(conditions, sql` and `),
    id: sql`s.slot_id`,
    ...slotOrder,
  }
  return readPage<Slot>(db, listed, asked)
}

/** Whether a slot `s` has an interviewer: all of them may have left the group. */
export const isHeld = sql<boolean>`exists (select from interview_interviewer v where v.slot_id = s.slot_id)`

/** Whether an interviewer of the slot `s` is recused from the application. */
const isPartial = (applicationId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from interview_interviewer v join kept_out x on x.user_id = v.user_id
  where v.slot_id = s.slot_id and x.application_id = ${applicationId})`

type Chooser = { readonly processId: string; readonly applicationId: string; readonly applicantId: string }

/**
 * The free slots ahead that a person can choose, without those they hold themselves, those without interviewers and
 * those of interviewers who are recused.
 */
export const listChoices = async (db: QueryExecutorProvider, { processId, applicationId, applicantId }: Chooser) => {
  const { rows } = await sql<Slot>`select ${columns} from ${tables}
    where s.process_id = ${processId} and b.booking_id is null and s.starts_at > now() and ${isHeld} and not exists (
      select from interview_interviewer v where v.slot_id = s.slot_id and v.user_id = ${applicantId})
      and not ${isPartial(sql`${applicationId}::uuid`)}
    order by s.starts_at, s.slot_id limit 500`.execute(db)
  return rows
}

export type Next = Slot & {
  readonly jobId: string
  readonly jobTitle: string
  readonly researchGroupId: string
  readonly zone: string
}

/** The next booked slots that exist for the reader; the condition is about their process `p`. */
export const listNext = async (
  db: QueryExecutorProvider,
  readerId: string,
  where: RawBuilder<unknown>,
  limit: number,
) => {
  const { rows } = await sql<Next>`select ${columns}, p.job_id as "jobId", j.title as "jobTitle",
      p.research_group_id as "researchGroupId", g.timezone as zone
    from ${tables} join interview_process p on p.process_id = s.process_id join job j on j.job_id = p.job_id
    join research_group g on g.research_group_id = p.research_group_id
    where b.booking_id is not null and s.ends_at > now() and ${where}
      and not ${isKeptOut(readerId, 'i.application_id')}
    order by s.starts_at, s.slot_id limit ${limit}`.execute(db)
  return rows
}

export type NewSlot = Period & { readonly slotId: string }
export type Place = { readonly location: string; readonly link: string }

/** All of them or none: one interviewer who is busy at one of the times prevents them all. */
export const addSlots = async (
  tx: Tx,
  slots: readonly NewSlot[],
  { processId, by, location, link, interviewerIds }: Place & Made,
): Promise<void> => {
  await tx
    .insertInto('interview_slot')
    .values(
      slots.map(({ slotId, startsAt, endsAt }) => ({
        slot_id: slotId,
        process_id: processId,
        starts_at: startsAt,
        ends_at: endsAt,
        location,
        link,
        created_by: by,
      })),
    )
    .execute()
  await addInterviewers(
    tx,
    slots.map(({ slotId }) => slotId),
    interviewerIds,
  )
}
type Made = { readonly processId: string; readonly by: string; readonly interviewerIds: readonly string[] }

const addInterviewers = async (tx: Tx, slotIds: readonly string[], userIds: readonly string[]): Promise<void> => {
  await sql`insert into interview_interviewer (slot_id, user_id, during)
    select slot_id, user_id, during from interview_slot cross join unnest(${userIds}::uuid[]) as person (user_id)
    where slot_id = any(${slotIds}::uuid[]) order by starts_at, user_id`.execute(tx)
}

export const changeSlot = async (
  tx: Tx,
  slotId: string,
  { startsAt, endsAt, location, link }: Period & Place,
  interviewerIds: readonly string[],
): Promise<void> => {
  await sql`delete from interview_interviewer
    where slot_id = ${slotId} and user_id <> all(${interviewerIds}::uuid[])`.execute(tx)
  await sql`update interview_slot set starts_at = ${startsAt}, ends_at = ${endsAt}, location = ${location}, link = ${link},
    version = version + 1, updated_at = now() where slot_id = ${slotId}`.execute(tx)
  const { rows } = await sql<{ id: string }>`select user_id as id from interview_interviewer
    where slot_id = ${slotId}`.execute(tx)
  const there = new Set(rows.map(({ id }) => id))
  const added = interviewerIds.filter(id => !there.has(id))
  await addInterviewers(tx, [slotId], added)
}

/** Locks the slots first, as every change of a slot does. */
export const leaveSlotsAhead = async (tx: Tx, groupId: string, userId: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`update interview_slot s set version = version + 1, updated_at = now()
    from interview_process p where p.process_id = s.process_id and p.research_group_id = ${groupId}
      and s.starts_at > now() and exists (
        select from interview_interviewer v where v.slot_id = s.slot_id and v.user_id = ${userId})
    returning s.slot_id as id`.execute(tx)
  await sql`delete from interview_interviewer
    where user_id = ${userId} and slot_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}

/** Those ahead whose process `p` or application `i` fits. Locks the slots first, as every change of a slot does. */
export const leaveSlotsOf = async (tx: Tx, which: RawBuilder<boolean>, userIds: readonly string[]): Promise<void> => {
  const who = sql`any(${[...userIds]}::uuid[])`
  const { rows } = await sql<{ id: string }>`update interview_slot set version = version + 1, updated_at = now()
    where slot_id in (select s.slot_id from interview_slot s join interview_process p on p.process_id = s.process_id
      left join interview_booking b on b.slot_id = s.slot_id
      left join interviewee i on i.interviewee_id = b.interviewee_id
      where ${which} and s.starts_at > now() and exists (
        select from interview_interviewer v where v.slot_id = s.slot_id and v.user_id = ${who}))
    returning slot_id as id`.execute(tx)
  await sql`delete from interview_interviewer
    where user_id = ${who} and slot_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}

/** Whether the application does not exist for one of these people. */
export const anyKeptOut = async (tx: Tx, applicationId: string, userIds: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`select from kept_out
    where application_id = ${applicationId} and user_id = any(${userIds}::uuid[])`.execute(tx)
  return rows.length > 0
}

export const removeSlot = async (tx: Tx, slotId: string): Promise<void> => {
  await tx.deleteFrom('interview_slot').where('slot_id', '=', slotId).execute()
}
