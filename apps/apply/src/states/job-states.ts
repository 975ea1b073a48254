import { type RawBuilder, sql } from 'kysely'
import { inStates, isAmong } from './among.ts'
import type { GroupState } from './group-states.ts'

export const jobStates = ['DRAFT', 'PUBLISHED', 'CLOSED', 'APPLICANT_FOUND'] as const
export type JobState = (typeof jobStates)[number]

/** Someone was found or it was closed, which everyone may know. */
const endedJobs = ['CLOSED', 'APPLICANT_FOUND'] as const satisfies readonly JobState[]
export const hasEnded = ({ state }: { readonly state: JobState }): boolean => isAmong(endedJobs, state)
/** The same for the state in a column. */
export const hasEndedIn = (column: string): RawBuilder<boolean> => inStates(column, endedJobs)

type Published = { readonly state: JobState; readonly groupState: GroupState }

/** Everyone may read it by its address. */
export const isPublic = ({ state, groupState }: Published): boolean => state === 'PUBLISHED' && groupState === 'ACTIVE'
/** The same for rows of `job` and `research_group`. */
export const isPublicIn = (job: string, group: string): RawBuilder<boolean> =>
  sql<boolean>`(${inStates(`${job}.state`, ['PUBLISHED'])} and ${inStates(`${group}.state`, ['ACTIVE'])})`

type Open = Published & { readonly stoppedAt: Date | null; readonly closesAt: Date | null }

/** It takes applications. */
export const isOpen = (job: Open, now = new Date()): boolean =>
  isPublic(job) && job.stoppedAt === null && (job.closesAt === null || now < job.closesAt)

/** Nowhere on Earth is it later than this day. */
const latestToday = sql`(select (now() at time zone 'UTC')::date + 1)`
/** The same for rows: the day in the group's time zone is computed only for deadlines so near that it matters. */
export const isOpenIn = (job: string, group: string): RawBuilder<boolean> => {
  const deadline = sql.ref(`${job}.application_deadline`)
  return sql<boolean>`(${isPublicIn(job, group)} and ${sql.ref(`${job}.stopped_at`)} is null and (${deadline} is null
    or ${deadline} >= ${latestToday} or ${deadline} >= (now() at time zone ${sql.ref(`${group}.timezone`)})::date))`
}
