import { sql } from 'kysely'
import { isOpenIn } from '../../states/job-states.ts'

/** The job `j` of the group `g` takes applications. */
export const open = isOpenIn('j', 'g')

export const openTables = sql`job j join research_group g using (research_group_id)`
