import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { titleKnown } from '../../jobs/as-published.ts'
import { internalTypes } from '../../letters/kinds/internal.ts'
import { isAboutKeptOut, isKeptOut } from '../../people/kept-out.ts'

const isInternal = sql<boolean>`type = any(${internalTypes}::text[])`

/** What members wrote about applications is about applicants, so a person who has left the group does not get it. */
const ifMember = (userId: string, words: RawBuilder<unknown>) => sql`case when exists (select from role
  where role.user_id = ${userId} and role.research_group_id = application.research_group_id) then ${words} end`

/**
 * What the person did, wrote and received. Letters of a group to its members are about others, so their text is left
 * out, and so is all about applications that the person is recused from. Whether a letter was delivered is left out too: it would reveal whether another person has verified the address.
 */
const sections = {
  identities: (userId: string) => sql`select issuer, subject, created_at as "since" from identity
    where user_id = ${userId} order by created_at`,
  letters: (userId: string) => sql`select type, language, recipient_address as "to", written_at as "writtenAt",
      case when not ${isInternal} then subject end as subject, case when not ${isInternal} then text end as text
    from letter where user_id = ${userId} and attempts > 0 and not secret
      and not ${isKeptOut(userId, 'letter.application_id')}
    order by written_at`,
  interviews: (
    userId: string,
  ) => sql`select ${titleKnown('application', 'job')} as job, s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.location, s.link from interview_booking b
    join interview_slot s using (slot_id) join interviewee using (interviewee_id)
    join application using (application_id) join job using (job_id)
    where application.applicant_id = ${userId} order by s.starts_at`,
  comments: (userId: string) => sql`select application_id as "applicationId", ${ifMember(userId, sql`text`)} as text,
      internal_comment.created_at as "writtenAt"
    from internal_comment join application using (application_id) where author_id = ${userId}
      and not ${isKeptOut(userId, 'application.application_id')} order by "writtenAt"`,
  ratings: (userId: string) => sql`select application_id as "applicationId", overall, criteria,
      ${ifMember(userId, sql`note`)} as note, rating.updated_at as "ratedAt"
    from rating join application using (application_id) where rater_id = ${userId}
      and not ${isKeptOut(userId, 'application.application_id')} order by "ratedAt"`,
  decisions: (userId: string) => sql`select application_id as "applicationId", decision, reason,
      ${ifMember(userId, sql`message`)} as message, ${ifMember(userId, sql`justification`)} as justification,
      decided_at as "decidedAt"
    from application_review join application using (application_id) where reviewer_id = ${userId}
      and not ${isKeptOut(userId, 'application.application_id')} order by "decidedAt"`,
  assessments: (userId: string) => sql`select interviewee_id as "intervieweeId", overall, criteria,
      ${ifMember(userId, sql`notes`)} as notes, interview_assessment.updated_at as "assessedAt"
    from interview_assessment join interviewee using (interviewee_id) join application using (application_id)
    where user_id = ${userId} and not ${isKeptOut(userId, 'application.application_id')} order by "assessedAt"`,
  history: (userId: string) => sql`select at, action, object, object_id as "objectId", from_state as "from",
      to_state as "to" from audit_event e where by_user = ${userId} and not ${isAboutKeptOut(userId)}
      order by event_id`,
  recusals: (userId: string) => sql`select job.title as job, recusal.reason, recusal.declared_at as "declaredAt",
      recusal.lifted_at as "liftedAt"
    from recusal join application using (application_id) join job using (job_id)
    where recusal.user_id = ${userId} and recusal.declared_by = ${userId} order by recusal.declared_at`,
  legalHolds: (userId: string) => sql`select job.title as job, h.reason, h.until, h.made_at as "madeAt",
      h.ended_at as "endedAt" from legal_hold h join job using (job_id) where h.made_by = ${userId} order by h.made_at`,
  seats: (userId: string) => sql`select job.title as job, kind, given_at as "givenAt"
    from committee_seat join job using (job_id) where user_id = ${userId} order by given_at, job_id`,
  readings: (userId: string) => sql`select application_id as "applicationId", dealt_at as "dealtAt"
    from reading where user_id = ${userId} and not ${isKeptOut(userId, 'reading.application_id')}
    order by dealt_at, application_id`,
} as const

export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as readonly Section[]

export const readSection = async (
  db: QueryExecutorProvider,
  name: Section,
  userId: string,
): Promise<readonly unknown[]> => (await sections[name](userId).execute(db)).rows

export const applicationIdsOf = async (db: QueryExecutorProvider, userId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ application_id: string }>`select application_id from application
    where applicant_id = ${userId} order by created_at, application_id`.execute(db)
  return rows.map(({ application_id }) => application_id)
}
