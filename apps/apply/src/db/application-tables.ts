import type { ColumnType, Generated } from 'kysely'
import type { ApplicationState } from '../states/application-states.ts'
import type { Question } from './job-tables.ts'

export const degreeKinds = ['BACHELOR', 'MASTER', 'DIPLOMA', 'STATE_EXAMINATION', 'DOCTORATE', 'OTHER'] as const
type DegreeKind = (typeof degreeKinds)[number]

/** The best mark of a scale, its worst, and the worst one that still passes. */
export type GradeScale = { readonly best: number; readonly worst: number; readonly pass: number }

/** A degree as the applicant states it. */
export type Degree = {
  readonly kind: DegreeKind
  readonly name: string
  readonly university: string
  readonly grade: number | null
  readonly gradeScale: GradeScale | null
  /** The date on which it was or will be awarded. */
  readonly date: string | null
}

/** What an applicant enters once. Name and address come from the account if the profile has none. */
export type Profile = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly website: string
  readonly birthDate: string | null
  readonly nationality: string | null
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly degrees: readonly Degree[]
}

/** By the id of the question. */
export type Answers = Readonly<Record<string, string | number | boolean>>

export type Consents = {
  /** The applicant has read how personal data are used. */
  readonly dataProcessing: boolean
  /** The applicant waives the right to read references. Decided on submission, and final. */
  readonly waiveLetterAccess: boolean
}

/** What an application showed when it was sent; it never changes afterwards. */
export type Snapshot = {
  readonly profile: Profile
  readonly job: { readonly version: number; readonly title: string; readonly questions: readonly Question[] }
}

export const decisions = ['ACCEPTED', 'REJECTED'] as const
export type Decision = (typeof decisions)[number]

export const reviewReasons = ['JOB_FILLED', 'JOB_OUTDATED', 'FAILED_REQUIREMENTS', 'OTHER_REASON'] as const
export type ReviewReason = (typeof reviewReasons)[number]

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
  readonly justification: Generated<string>
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
