import { type Actor, groupsOf, memberRoles } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'

/**
 * Entries of the trail (`e`) a member may see: with independent assessment, ratings and assessments by others only
 * after their own. Even the number of ratings reveals who has decided.
 */
export const notBeforeOwnJudgement = (reader: Actor): RawBuilder<boolean> => {
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
