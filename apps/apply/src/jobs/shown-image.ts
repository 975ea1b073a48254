import { type RawBuilder, sql } from 'kysely'

/**
 * The banner that a job of the group `g` shows: its own, else the default one of the department, else the default
 * one for all; the oldest counts.
 */
export const shownImage = (own: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(${own}, (
  select i.image_id from image i where i.research_group_id is null
    and (i.department_id = g.department_id or i.department_id is null)
  order by i.department_id nulls last, i.created_at, i.image_id limit 1))`
