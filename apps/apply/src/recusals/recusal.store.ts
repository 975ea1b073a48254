import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { fullName, fullNameOrNull } from '../people/full-name.ts'
import { provenAddress } from '../people/proven-address.ts'
import { inStates } from '../states/among.ts'
import { underway } from '../states/application-states.ts'
import type { Recusal, Suggested } from './recusal.ts'

const columns = sql`x.recusal_id as "recusalId", x.application_id as "applicationId", a.applicant_id as "applicantId", a.job_id as "jobId",
  a.research_group_id as "researchGroupId", ${fullName('a')} as "applicantName", x.user_id as "userId",
  ${fullName('p')} as name, x.reason, x.declared_by as "declaredBy", ${fullNameOrNull('d')} as "declaredByName",
  x.declared_at as "declaredAt", x.lifted_at as "liftedAt", ${fullNameOrNull('l')} as "liftedByName"`
const tables = sql`recusal x join application a on a.application_id = x.application_id
  join person p on p.user_id = x.user_id left join person d on d.user_id = x.declared_by
  left join person l on l.user_id = x.lifted_by`

/** Those that hold, and then those that were lifted, the newest first; the condition is about `x` and `a`. */
export const findRecusals = async (
  db: QueryExecutorProvider,
  where: RawBuilder<unknown>,
): Promise<readonly Recusal[]> => {
  const { rows } = await sql<Recusal>`select ${columns} from ${tables} where ${where}
    order by x.lifted_at is not null, x.declared_at desc, x.recusal_id`.execute(db)
  return rows
}

/** Locks it until the end of the transaction. */
export const lockRecusal = async (tx: Tx, recusalId: string): Promise<Recusal | undefined> => {
  await sql`select from recusal where recusal_id = ${recusalId} for update`.execute(tx)
  const [found] = await findRecusals(tx, sql`x.recusal_id = ${recusalId}`)
  return found
}

type New = {
  readonly applicationId: string
  readonly userId: string
  readonly by: string
  readonly reason: string
}

/**
 * Sets aside what the person has judged, since it counts no longer. Undefined if they are recused already.
 */
export const addRecusal = async (tx: Tx, { applicationId, userId, by, reason }: New): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`with rated as (
      delete from rating where application_id = ${applicationId} and rater_id = ${userId} returning *
    ), assessed as (
      delete from interview_assessment t using interviewee i
      where i.interviewee_id = t.interviewee_id and i.application_id = ${applicationId} and t.user_id = ${userId}
      returning t.*
    ) insert into recusal (application_id, user_id, declared_by, reason, judged_before)
    select ${applicationId}, ${userId}, ${by}, ${reason}, jsonb_strip_nulls(jsonb_build_object(
      'rating', (select to_jsonb(rated) from rated), 'assessment', (select to_jsonb(assessed) from assessed)))
    on conflict (user_id, application_id) where lifted_at is null do nothing returning recusal_id as id`.execute(tx)
  return rows[0]?.id
}

/** What was set aside counts again. */
export const endRecusal = async (tx: Tx, recusalId: string, by: string): Promise<void> => {
  await sql`with ended as (
      update recusal set lifted_at = clock_timestamp(), lifted_by = ${by}, judged_before = '{}'
      where recusal_id = ${recusalId} returning recusal_id
    ), kept as (select judged_before as judged from recusal join ended using (recusal_id)),
    rated as (
      insert into rating (application_id, rater_id, overall, criteria, note, version, created_at, updated_at)
      select application_id, rater_id, overall, criteria, note, version, created_at, updated_at
      from kept, jsonb_populate_record(null::rating, judged -> 'rating') where judged ? 'rating'
      on conflict do nothing
    ) insert into interview_assessment (interviewee_id, user_id, overall, criteria, notes, version, updated_at)
      select interviewee_id, user_id, overall, criteria, notes, version, updated_at
      from kept, jsonb_populate_record(null::interview_assessment, judged -> 'assessment') where judged ? 'assessment'
      on conflict do nothing`.execute(tx)
}

/** Interviewee and booked times: ids by which stored replies may name the application. */
export const thingsOf = async (tx: Tx, applicationId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select interviewee_id::text as id from interviewee
      where application_id = ${applicationId}
    union all select slot_id::text from interview_booking join interviewee using (interviewee_id)
      where application_id = ${applicationId}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether the person is a member of the group now. */
export const isMember = async (tx: Tx, groupId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from role
    where research_group_id = ${groupId} and user_id = ${userId} and role in ('EMPLOYEE', 'PROFESSOR')`.execute(tx)
  return rows.length > 0
}

/** Members with the address of a referee or of the applicant, who are not recused; the condition is about `a`. */
export const findSuggested = async (
  db: QueryExecutorProvider,
  where: RawBuilder<unknown>,
): Promise<readonly Suggested[]> => {
  const { rows } = await sql<Suggested>`select a.application_id as "applicationId", ${fullName('a')} as "applicantName",
      p.user_id as "userId", ${fullName('p')} as name,
      case when lower(a.email) = lower(${provenAddress('p')}) then 'ADDRESS' else 'REFEREE' end as ground
    from application a join role m on m.research_group_id = a.research_group_id and m.role in ('EMPLOYEE', 'PROFESSOR')
    join person p on p.user_id = m.user_id
    where ${where} and ${inStates('a.state', underway)} and a.anonymised_at is null and p.user_id <> a.applicant_id
      and ${provenAddress('p')} <> '' and (lower(a.email) = lower(${provenAddress('p')}) or exists (
        select from reference r where r.application_id = a.application_id
          and lower(r.email) = lower(${provenAddress('p')})))
      and not exists (select from recusal x where x.application_id = a.application_id and x.user_id = p.user_id)
    order by p.last_name, p.first_name, a.last_name, a.application_id`.execute(db)
  return rows
}
