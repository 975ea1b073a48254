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

/** Whether an application does not exist for a person, so that nothing may reach them about it. */
export const isKeptOut = (userId: string | RawBuilder<unknown>, applicationId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from kept_out x
    where x.user_id = ${userId} and x.application_id = ${sql.ref(applicationId)})`
