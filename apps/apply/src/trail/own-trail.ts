import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

/**
 * Hides from a reader of the trail (`e`) what others did with the reader's own application: nobody reads before the
 * letter how they are judged. Few readers have applied, so that is checked first.
 */
export const notOfOwnApplications = async (
  db: Kysely<Tables>,
  readerId: string,
  groupId: string | null,
): Promise<RawBuilder<boolean>> => {
  const { rows } = await sql<{ id: string }>`select application_id::text as id from application
    where applicant_id = ${readerId} and research_group_id = coalesce(${groupId}, research_group_id)`.execute(db)
  const own = rows.map(({ id }) => id)
  if (own.length === 0) return sql`true`
  const isNone = (column: RawBuilder<unknown>) => sql`coalesce(${column}, '') <> all(${own}::text[])`
  return sql`(e.by_user is not distinct from ${readerId} or (${isNone(sql`e.object_id`)}
    and ${isNone(sql`e.details ->> 'applicationId'`)}))`
}
