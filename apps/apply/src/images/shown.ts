import { type RawBuilder, sql } from 'kysely'

/**
 * The banner that a job shows, as an expression over `job` and its `research_group`: its own, else the default one of
 * the department, else the default one for all; the oldest counts.
 */
export const shownImage: RawBuilder<string | null> = sql`coalesce(job.image_id, (
  select image.image_id from image where image.research_group_id is null
    and (image.department_id = research_group.department_id or image.department_id is null)
  order by image.department_id nulls last, image.created_at, image.image_id limit 1))`
