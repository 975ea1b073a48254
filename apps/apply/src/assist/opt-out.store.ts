import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Job } from '../jobs/job.ts'

/**
 * Whether the last writer of this field of a job has turned the AI off. Publishing or duplicating is not writing: the
 * trail names the writers of changes, and leads from a copy to the original as it was then, even if the original was
 * deleted.
 */
export const isKeptFromAi = async (db: QueryExecutorProvider, jobId: string, field: keyof Job): Promise<boolean> => {
  const lastDeed = (
    where: RawBuilder<unknown>,
  ) => sql`select e.event_id, coalesce((e.details -> 'writers' ->> ${field})::uuid, e.by_user) as by_user,
      case when e.details -> 'writers' ? ${field} then null else e.details ->> 'duplicateOf' end as origin
    from audit_event e where e.object = 'job' and e.action <> 'revise' and ${where}
      and (e.action in ('create', 'duplicate') or e.details -> 'changed' ? ${field})
    order by e.event_id desc limit 1`
  const { rows } = await sql<{ off: boolean }>`with recursive deed as (
      (${lastDeed(sql`e.object_id = ${jobId.toLowerCase()}`)})
      union all
      select earlier.* from deed
        cross join lateral (${lastDeed(sql`e.object_id = deed.origin and e.event_id < deed.event_id`)}) earlier)
    select p.ai_opt_out as off from deed join person p on p.user_id = deed.by_user
    order by deed.event_id limit 1`.execute(db)
  return rows[0]?.off ?? false
}
