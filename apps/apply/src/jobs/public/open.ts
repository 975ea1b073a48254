import { sql } from 'kysely'

/** The job `j` of the group `g` takes applications: published, of an active group, and it is not too late there. */
export const open = sql<boolean>`(j.state = 'PUBLISHED' and g.state = 'ACTIVE' and (j.application_deadline is null
  or j.application_deadline >= (now() at time zone g.timezone)::date))`

export const openTables = sql`job j join research_group g using (research_group_id)`
