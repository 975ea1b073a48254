import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

/**
 * What a reader of the trail (`e`), of one group or of all, does not see there: what others did with an application of
 * the reader's own. Nobody reads before the letter how they are judged. Few readers have applied, so it is asked first.
 */
export const notOfOwnApplications = async (
  db: Kysely<Tables>,
  readerId: string,
  groupId: string | null,
): Promise<RawBuilder<boolean>> => {
  const { rows } = await sql<{
    ids: readonly string[]
  }>`select array[a.application_id::text, i.interviewee_id::text] as ids
    from application a left join interviewee i using (application_id)
    where a.applicant_id = ${readerId} and a.research_group_id = coalesce(${groupId}, a.research_group_id)`.execute(db)
  const own = rows.flatMap(({ ids }) => ids.filter(id => id !== null))
  if (own.length === 0) return sql`true`
  const isNone = (column: RawBuilder<unknown>) => sql`coalesce(${column}, '') <> all(${own}::text[])`
  return sql`(e.by_user is not distinct from ${readerId} or (${isNone(sql`e.object_id`)}
    and ${isNone(sql`e.details ->> 'applicationId'`)} and ${isNone(sql`e.details ->> 'intervieweeId'`)}))`
}
