import { sql } from 'kysely'

/** Nowhere on Earth is it later than this day. */
const latestToday = sql`(select (now() at time zone 'UTC')::date + 1)`

/**
 * The job `j` of the group `g` takes applications: published, of an active group, not stopped, and it is not too late there. What
 * day it is there is asked only where a deadline is so near that it matters.
 */
export const open = sql<boolean>`(j.state = 'PUBLISHED' and g.state = 'ACTIVE' and j.stopped_at is null and (j.application_deadline is null
  or j.application_deadline >= ${latestToday} or j.application_deadline >= (now() at time zone g.timezone)::date))`

export const openTables = sql`job j join research_group g using (research_group_id)`
