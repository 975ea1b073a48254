import { type RawBuilder, sql } from 'kysely'

/** Of a row of `application_review`: it stands, and the applicant does not know of it yet. */
const isUntold = sql<boolean>`untold.reconsidered_at is null and untold.known_from > clock_timestamp()`

/** Joins the decision about an application, named by its id, that its applicant does not know of; there is one at most. */
export const joinUntold = (applicationId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join application_review untold on untold.application_id = ${applicationId} and ${isUntold}`

/** How the row of `application` stood before such a decision. */
export const beforeUntold = sql`(select jsonb_build_object('state', untold.state_before,
    'version', untold.version_before, 'updatedAt', untold.updated_before)
  from application_review untold where untold.application_id = application.application_id and ${isUntold})`

/** The applicant knows of the end of the row of `application`. */
export const isEndTold = sql<boolean>`not exists (select from application_review untold
  where untold.application_id = application.application_id and ${isUntold} and untold.decided_at <= application.ended_at)`
