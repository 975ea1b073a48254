import { type RawBuilder, sql } from 'kysely'
import { fullName } from '../people/full-name.ts'
import { asId, isKeptOut, isKeptOutOf } from '../people/kept-out.ts'

const recusedReader = (readerId: string | null) => isKeptOut(sql`${readerId}::uuid`, 'a.application_id')
const named = sql`any(s.concerns)`
const interviewees = (
  readerId: string | null,
) => sql`(select (array_agg(name order by name))[1:3] || case when count(*) > 3
    then array['+' || (count(*) - 3)] else '{}' end from (
      select ${fullName('a')} as name from interviewee i join application a using (application_id)
      where i.interviewee_id::text = ${named} and not ${recusedReader(readerId)}) people)`
const slot = (
  readerId: string | null,
) => sql`(select array[to_char(t.starts_at at time zone g.timezone, 'YYYY-MM-DD HH24:MI'),
    case when not ${recusedReader(readerId)} then ${fullName('a')} end] from interview_slot t
    join interview_process p using (process_id) join research_group g using (research_group_id)
    left join interview_booking b using (slot_id) left join interviewee i on i.interviewee_id = b.interviewee_id
    left join application a using (application_id) where t.slot_id::text = ${named} limit 1)`
const person = sql`(select ${fullName('m')} from person m where m.user_id::text = ${named}
    and m.user_id <> s.made_by limit 1)`

/**
 * The person or thing that a step `s` concerns, read from current data: none of it is stored with the step. Without
 * applicants the reader is recused from.
 */
export const aboutOf = (readerId: string | null) => sql`nullif(case
  when s.kind in ('INVITE_INTERVIEWEES', 'ASSIGN_SLOT', 'REMOVE_INTERVIEWEE') then array_to_string(${interviewees(readerId)}, ', ')
  when s.kind in ('CANCEL_INTERVIEW', 'CHANGE_SLOT', 'DELETE_SLOT') then array_to_string(${slot(readerId)}, ', ')
  when s.kind = 'ADD_MEMBER' then coalesce(s.body ->> 'email', ${person})
  when s.kind in ('CHANGE_MEMBER_ROLE', 'REMOVE_MEMBER') then ${person}
  when s.kind = 'WITHDRAW_INVITATION'
    then (select n.email from invitation n where n.invitation_id::text = ${named} limit 1)
  when s.kind = 'CREATE_GROUP' then s.body ->> 'name'
  when s.kind in ('CHANGE_GROUP', 'ACTIVATE_GROUP', 'DENY_GROUP', 'SUSPEND_GROUP')
    then (select g.name from research_group g where g.research_group_id = s.research_group_id)
  when s.kind = 'CHANGE_SCHOOL' then (select c.name from school c where c.school_id::text = ${named} limit 1)
  when s.kind = 'CHANGE_DEPARTMENT'
    then (select d.name from department d where d.department_id::text = ${named} limit 1)
  when s.kind = 'CHANGE_CATALOGUE_ENTRY' then s.body ->> 'en'
end, '')`

/** The application that a named id stands for: its own, that of an interviewee, or the one booked at a slot. */
const meant = (id: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  asId(id),
  sql`(select i.application_id from interviewee i where i.interviewee_id = ${asId(id)})`,
  sql`(select i.application_id from interview_booking b join interviewee i on i.interviewee_id = b.interviewee_id
    where b.slot_id = ${asId(id)})`,
]

/** The ids that a step names, without those of applications that do not exist for the reader. */
export const concernsFor = (readerId: string | null) => sql`array(select c.id from unnest(s.concerns) as c (id)
  where not ${isKeptOutOf(sql`${readerId}::uuid`, meant(sql`c.id`).slice(0, 2))})`

/** Whether a step exists for the reader: it concerns more than an application that does not. */
export const existsFor = (readerId: string | null) => sql<boolean>`(${readerId}::uuid is null or not exists (
  select from unnest(s.concerns) as c (id) where ${isKeptOutOf(sql`${readerId}::uuid`, meant(sql`c.id`))}
    and (s.kind <> 'INVITE_INTERVIEWEES' or not exists (
      select from interviewee other where other.interviewee_id::text = any(s.concerns)
        and not ${isKeptOut(sql`${readerId}::uuid`, 'other.application_id')}))))`
