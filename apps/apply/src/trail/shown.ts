import { type Actor, groupsOf, memberRoles } from '@kolleg/access'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { isAboutKeptOut } from '../people/kept-out.ts'
import { outsideOf } from '../people/outside.ts'

/** The entries of a trail (`e`) that a permitted reader sees. */
export const shownTo = async (
  db: Kysely<Tables>,
  reader: Actor,
  groupId: string | null,
): Promise<RawBuilder<boolean>> =>
  sql`${await notOfOwnApplications(db, reader.userId, groupId)} and ${notBeforeOwnJudgement(reader)}
    and ${notOfKeptOut(reader)}`

/**
 * Hides from a reader of the trail (`e`) what others did with the reader's own application: nobody reads before the
 * letter how they are judged. Few readers have applied, so that is checked first.
 */
const notOfOwnApplications = async (
  db: Kysely<Tables>,
  readerId: string,
  groupId: string | null,
): Promise<RawBuilder<boolean>> => {
  const { rows } = await sql<{ id: string }>`select application_id::text as id from application
    where applicant_id = ${readerId} and research_group_id = coalesce(${groupId}, research_group_id)`.execute(db)
  const own = rows.map(({ id }) => id)
  if (own.length === 0) return sql`true`
  return sql`(e.by_user is not distinct from ${readerId} or ${isAboutNone(own)})`
}

/** Whether an entry of the trail (`e`) is about none of the applications. */
const isAboutNone = (applicationIds: readonly string[]): RawBuilder<boolean> => {
  const isNone = (column: RawBuilder<unknown>) => sql`coalesce(${column}, '') <> all(${[...applicationIds]}::text[])`
  return sql<boolean>`(${isNone(sql`e.object_id`)} and ${isNone(sql`e.details ->> 'applicationId'`)})`
}

/**
 * Nothing about applications that do not exist for the reader, not even what they did themselves; and nothing about how
 * a committee works of which the reader is no member.
 */
const notOfKeptOut = ({ userId, recusedFrom, committees }: Actor): RawBuilder<boolean> => {
  const outside = outsideOf(committees)
  const isKeptOut = recusedFrom.length + outside.length > 0 ? isAboutKeptOut(userId) : sql<boolean>`false`
  if (outside.length === 0) return sql`not ${isKeptOut}`
  const jobIds = sql`any(${[...outside]}::text[])`
  return sql`not ${isKeptOut} and not (e.object in ('waitingStep', 'interviewProcess', 'ranking', 'readings')
    and (coalesce(e.details ->> 'jobId', '') = ${jobIds} or e.object_id = ${jobIds}
      or e.object_id in (select process_id::text from interview_process where job_id::text = ${jobIds})))`
}

/**
 * Entries of the trail (`e`) a member may see: with independent assessment, ratings and assessments by others only
 * after their own. Even the number of ratings reveals who has decided.
 */
const notBeforeOwnJudgement = (reader: Actor): RawBuilder<boolean> => {
  const groups = groupsOf(reader, memberRoles)
  if (groups.length === 0) return sql`true`
  const { userId } = reader
  const rated = sql`select application_id::text from rating where rater_id = ${userId}`
  const assessed = sql`select interviewee_id::text from interview_assessment where user_id = ${userId}`
  const independent = sql`select research_group_id from research_group
    where independent_ratings and research_group_id = any(${groups}::uuid[])`
  return sql`(e.by_user is not distinct from ${userId} or not (e.research_group_id in (${independent})
    and ((e.object = 'rating' and e.object_id not in (${rated}))
      or (e.object = 'interviewee' and e.action = 'assess' and e.object_id not in (${assessed})))))`
}
