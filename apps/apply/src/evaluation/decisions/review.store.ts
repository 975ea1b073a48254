import { type QueryExecutorProvider, sql } from 'kysely'
import type { Application, ApplicationState } from '../../applications/application.ts'
import type { Decision, ReviewReason } from '../../db/application-tables.ts'
import type { Tx } from '../../db/schema.ts'
import type { LetterState } from '../../letters/letter.ts'
import { fullName } from '../../people/full-name.ts'
import type { Language } from '../../text/language.ts'

/** A decision about an application, with the state of its letter. */
export type Review = {
  readonly reviewId: string
  readonly reviewerId: string | null
  readonly reviewerName: string
  readonly decision: Decision
  readonly reason: ReviewReason | null
  readonly message: string
  /** For the record of the group, never for the applicant. */
  readonly justification: string
  readonly decidedAt: Date
  readonly reconsideredAt: Date | null
  readonly letterId: string | null
  readonly letterState: LetterState | null
  readonly letterLeavesAt: Date | null
  /** From then on the applicant knows, and it is final. */
  readonly knownFrom: Date
  /** The state of the application before. */
  readonly stateBefore: ApplicationState
  /** Whether the position is filled once the applicant knows. */
  readonly fillsJob: boolean
  /** Whether the applicant does not know of it yet, so that it can be taken back. */
  readonly isUndisclosed: boolean
}

const columns = sql`v.review_id as "reviewId", v.reviewer_id as "reviewerId",
  coalesce(${fullName('p')}, '') as "reviewerName", v.decision, v.reason, v.message, v.justification,
  v.decided_at as "decidedAt", v.reconsidered_at as "reconsideredAt", v.letter_id as "letterId",
  l.state as "letterState", l.not_before as "letterLeavesAt", v.known_from as "knownFrom",
  v.state_before as "stateBefore", v.fills_job as "fillsJob",
  v.reconsidered_at is null and v.known_from > clock_timestamp() as "isUndisclosed"`
const tables = sql`application_review v left join person p on p.user_id = v.reviewer_id
  left join letter l on l.letter_id = v.letter_id`

/** The newest first. */
export const findReviews = async (db: QueryExecutorProvider, applicationId: string): Promise<readonly Review[]> => {
  const { rows } = await sql<Review>`select ${columns} from ${tables} where v.application_id = ${applicationId}
    order by v.decided_at desc, v.review_id`.execute(db)
  return rows
}

type New = {
  /** In its state before the decision. */
  readonly application: Pick<Application, 'applicationId' | 'state'>
  readonly reviewerId: string
  readonly decision: Decision
  readonly reason: ReviewReason | null
  readonly message: string
  readonly justification: string
  readonly decidedAt: Date
  readonly letterId: string | null
  readonly knownFrom: Date
  readonly fillsJob: boolean
}

export const insertReview = async (tx: Tx, { application, ...review }: New): Promise<void> => {
  await sql`insert into application_review (application_id, reviewer_id, decision, reason, message, justification, decided_at,
      letter_id, known_from, state_before, fills_job)
    values (${application.applicationId}, ${review.reviewerId}, ${review.decision}, ${review.reason}, ${review.message},
      ${review.justification}, ${review.decidedAt}, ${review.letterId}, ${review.knownFrom}, ${application.state}, ${review.fillsJob})`.execute(
    tx,
  )
}

export const markReconsidered = async (tx: Tx, reviewId: string, at: Date): Promise<void> => {
  await sql`update application_review set reconsidered_at = ${at} where review_id = ${reviewId}`.execute(tx)
}

export type Addressee = { readonly language: Language; readonly groupEmail: string }

/** Name and language of the applicant for letters, and the reply address. */
export const findAddressee = async (db: QueryExecutorProvider, applicationId: string): Promise<Addressee> => {
  const { rows } = await sql<Addressee>`select p.language, g.email as "groupEmail" from application a
    join person p on p.user_id = a.applicant_id join research_group g on g.research_group_id = a.research_group_id
    where a.application_id = ${applicationId}`.execute(db)
  return rows[0] ?? { language: 'en', groupEmail: '' }
}
