import type { ColumnType, Generated } from 'kysely'
import type { Degree } from '../applicants/degree.ts'
import type { Answers, ApplicationState, Consents, Snapshot } from '../applications/application.ts'
import type { Decision, ReviewReason } from '../applications/review.ts'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

type Applicant = {
  readonly user_id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly phone: Generated<string>
  readonly website: Generated<string>
  readonly birth_date: string | null
  readonly nationality: string | null
  readonly street: Generated<string>
  readonly postal_code: Generated<string>
  readonly city: Generated<string>
  readonly country: Generated<string>
  readonly degrees: Json<readonly Degree[]>
  readonly version: Generated<number>
  readonly subscriptions_version: Generated<number>
  readonly updated_at: Generated<Date>
}

type Subscription = { readonly user_id: string; readonly subject_area: string; readonly created_at: Generated<Date> }

type ApplicationRow = {
  readonly application_id: Generated<string>
  readonly job_id: string
  readonly research_group_id: string
  readonly applicant_id: string
  readonly state: ApplicationState
  readonly motivation: Generated<string>
  readonly skills: Generated<string>
  readonly experience: Generated<string>
  readonly desired_start: string | null
  readonly answers: Json<Answers>
  readonly consents: Json<Partial<Consents>>
  readonly snapshot: ColumnType<Snapshot | null, string | null | undefined, string | null>
  readonly job_version: number | null
  readonly first_name: Generated<string>
  readonly last_name: Generated<string>
  readonly email: Generated<string>
  /** Read as PostgreSQL's own text: `1.3`. */
  readonly german_grade: ColumnType<string | null, number | null | undefined, number | null>
  readonly submitted_at: Date | null
  readonly opened_at: Date | null
  readonly ended_at: Date | null
  readonly owed_letter: 'JOB_CLOSED' | 'JOB_FILLED' | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type ApplicationReview = {
  readonly review_id: Generated<string>
  readonly application_id: string
  readonly reviewer_id: string | null
  readonly decision: Decision
  readonly reason: ReviewReason | null
  readonly message: Generated<string>
  readonly decided_at: Date
  readonly letter_id: string | null
  readonly reconsidered_at: Date | null
  readonly known_from: Date
  readonly state_before: ApplicationState
  readonly fills_job: Generated<boolean>
}

type ApplicationSeen = {
  readonly application_id: string
  readonly version: number
  readonly state: ApplicationState
  readonly updated_at: Date
  readonly seen_from: Date
}

export type ApplicationTables = {
  readonly applicant: Applicant
  readonly subscription: Subscription
  readonly application: ApplicationRow
  readonly application_review: ApplicationReview
  readonly application_seen: ApplicationSeen
}
