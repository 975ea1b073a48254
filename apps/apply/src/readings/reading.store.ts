import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { fullName } from '../people/full-name.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { inStates } from '../states/among.ts'
import { isSent, underway } from '../states/application-states.ts'
import type { Dealt, Hand } from './deal-evenly.ts'
import type { Named, Reader } from './reading.ts'

/** Whether somebody is to read the application `a`, and still may. */
const isToRead = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from reading x where x.application_id = a.application_id and x.user_id = ${userId}
    and not ${isKeptOut(sql.ref('x.user_id'), 'x.application_id')})`

/** The members of the job’s group. */
const members = (jobId: string) => sql`select distinct m.user_id from role m join job j using (research_group_id)
  where j.job_id = ${jobId} and m.role in ('EMPLOYEE', 'PROFESSOR')`

/** Everybody who has something to read, counted over the applications that exist for the one who asks. */
export const findReaders = async (
  db: QueryExecutorProvider,
  jobId: string,
  seen: RawBuilder<unknown>,
): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`select p.user_id as "userId", ${fullName('p')} as name,
      count(*)::int as dealt, count(own.rater_id)::int as rated
    from application a join person p on ${isToRead(sql`p.user_id`)} and p.user_id in (${members(jobId)})
      left join rating own on own.application_id = a.application_id and own.rater_id = p.user_id
    where a.job_id = ${jobId} and ${isSent('a')} and ${seen}
    group by p.user_id order by p.last_name, p.first_name, p.user_id`.execute(db)
  return rows
}

/** How many applications are still to be decided, and how many of those nobody is to read. */
export const countUndealt = async (db: QueryExecutorProvider, jobId: string, seen: RawBuilder<unknown>) => {
  const { rows } = await sql<{ total: number; undealt: number }>`select count(*)::int as total,
      (count(*) filter (where not exists (
        select from (${members(jobId)}) m where ${isToRead(sql`m.user_id`)})))::int as undealt
    from application a where a.job_id = ${jobId} and ${inStates('a.state', underway)} and a.anonymised_at is null
      and ${seen}`.execute(db)
  return rows[0] ?? { total: 0, undealt: 0 }
}

/** The open applications as they are dealt now; nobody reads their own, or one that does not exist for them. */
export const findHands = async (
  tx: Tx,
  jobId: string,
  readerIds: readonly string[],
  seen: RawBuilder<unknown>,
): Promise<readonly Hand[]> => {
  const who = sql`any(${[...readerIds]}::uuid[])`
  const { rows } = await sql<Hand>`select a.application_id as "applicationId",
      array(select x.user_id from reading x where x.application_id = a.application_id
        and x.user_id in (${members(jobId)}) and not ${isKeptOut(sql.ref('x.user_id'), 'x.application_id')}) as readers,
      array(select k.user_id from kept_out k where k.application_id = a.application_id and k.user_id = ${who}
        union select a.applicant_id) as barred
    from application a where a.job_id = ${jobId} and ${inStates('a.state', underway)} and a.anonymised_at is null
      and ${seen} order by a.submitted_at, a.application_id`.execute(tx)
  return rows
}

export const addReadings = async (tx: Tx, dealt: readonly Dealt[], by: string): Promise<void> => {
  await sql`insert into reading (application_id, user_id, dealt_by)
    select d.application_id, d.user_id, ${by}
    from unnest(${dealt.map(each => each.applicationId)}::uuid[], ${dealt.map(each => each.userId)}::uuid[])
      as d (application_id, user_id) on conflict do nothing`.execute(tx)
}

export const dropReadings = async (tx: Tx, applicationId: string, kept: readonly string[]): Promise<void> => {
  await sql`delete from reading where application_id = ${applicationId}
    and user_id <> all(${[...kept]}::uuid[])`.execute(tx)
}

/** Who is to read one application. */
export const findReadersOf = async (db: QueryExecutorProvider, applicationId: string): Promise<readonly Named[]> => {
  const { rows } = await sql<Named>`select p.user_id as "userId", ${fullName('p')} as name
    from application a join reading x using (application_id) join person p on p.user_id = x.user_id
    where a.application_id = ${applicationId} and ${isToRead(sql`p.user_id`)}
      and p.user_id in (select m.user_id from role m where m.research_group_id = a.research_group_id
        and m.role in ('EMPLOYEE', 'PROFESSOR'))
    order by p.last_name, p.first_name, p.user_id`.execute(db)
  return rows
}

/** Those among them for whom the application exists as one to judge; locked as members until the transaction ends. */
export const mayReadAmong = async (
  tx: Tx,
  { applicationId, applicantId, researchGroupId }: Record<'applicationId' | 'applicantId' | 'researchGroupId', string>,
  userIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select r.user_id as id from role r
    where r.research_group_id = ${researchGroupId} and r.user_id = any(${[...userIds]}::uuid[])
      and r.role in ('EMPLOYEE', 'PROFESSOR') and r.user_id <> ${applicantId} and not exists (
        select from kept_out k where k.user_id = r.user_id and k.application_id = ${applicationId})
    order by r.user_id for key share of r`.execute(tx)
  return rows.map(({ id }) => id)
}
