import type { Committee } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'

/** The applications that a row of `person` is recused from; null if there are none. */
export const recusals = (table: 'p'): RawBuilder<readonly string[] | null> =>
  sql`(select array_agg(x.application_id) from recusal x
    where x.user_id = ${sql.ref(`${table}.user_id`)} and x.lifted_at is null)`

/** The committees of positions in the groups of a row of `person`, as in Actor; null if there are none. */
export const committees = (table: 'p'): RawBuilder<readonly Committee[] | null> =>
  sql`(select json_agg(json_build_object('jobId', c.job_id, 'seat', s.kind, 'committeeOnly', c.committee_only,
      'hasChair', exists (select from seated h where h.job_id = c.job_id and h.kind = 'CHAIR')) order by c.job_id)
    from role m join job j on j.research_group_id = m.research_group_id join committee c on c.job_id = j.job_id
      left join committee_seat s on s.job_id = c.job_id and s.user_id = m.user_id
    where m.user_id = ${sql.ref(`${table}.user_id`)} and m.role in ('EMPLOYEE', 'PROFESSOR'))`

type Reader = string | RawBuilder<unknown>

/** Whether an application does not exist for a person, so that nothing may reach them about it. */
export const isKeptOut = (userId: Reader, applicationId: string): RawBuilder<boolean> =>
  isKeptOutOf(userId, [sql.ref(applicationId)])

/** The same of any of several applications. Looked up by their ids: a person may be kept out of very many. */
export const isKeptOutOf = (userId: Reader, applicationIds: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select from kept_out k
    where k.user_id = ${userId} and k.application_id = any(array[${sql.join(applicationIds)}]::uuid[]))`

/** The text as an id; null if it is none. */
export const asId = (text: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${text})::uuid end`

/** Whether an entry of the trail (`e`) is about an application that does not exist for the person. */
export const isAboutKeptOut = (userId: Reader): RawBuilder<boolean> =>
  isKeptOutOf(userId, [asId(sql`e.object_id`), asId(sql`e.details ->> 'applicationId'`)])
