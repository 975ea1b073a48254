import type { ColumnType, Generated } from 'kysely'

/** Written as an object. */
type Json<T> = ColumnType<T, object | undefined, object>

type RatingRow = {
  readonly application_id: string
  readonly rater_id: string
  readonly overall: number
  readonly criteria: Json<Readonly<Record<string, number>>>
  readonly note: Generated<string>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type InternalCommentRow = {
  readonly comment_id: Generated<string>
  readonly application_id: string
  readonly author_id: string | null
  readonly text: string
  readonly mentions: Generated<readonly string[]>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly edited_at: Date | null
}

type RecusalRow = {
  readonly recusal_id: Generated<string>
  readonly application_id: string
  readonly user_id: string
  readonly declared_by: string | null
  readonly reason: string
  readonly judged_before: Json<Readonly<Record<string, unknown>>>
  readonly declared_at: Generated<Date>
  readonly lifted_at: Date | null
  readonly lifted_by: string | null
}

type RankingRow = {
  readonly job_id: string
  readonly version: Generated<number>
  readonly updated_at: Generated<Date>
}

type RankedApplicationRow = {
  readonly application_id: string
  readonly job_id: string
  readonly place: number
}

type SavedViewRow = {
  readonly view_id: Generated<string>
  readonly user_id: string
  readonly name: string
  readonly query: Json<Readonly<Record<string, unknown>>>
  readonly created_at: Generated<Date>
}

type CommitteeSeatRow = {
  readonly job_id: string
  readonly user_id: string
  readonly kind: 'CHAIR' | 'READER'
  readonly given_at: Generated<Date>
}

type ReadingRow = {
  readonly application_id: string
  readonly user_id: string
  readonly dealt_by: string | null
  readonly dealt_at: Generated<Date>
}

export type EvaluationTables = {
  readonly committee_seat: CommitteeSeatRow
  readonly reading: ReadingRow
  readonly rating: RatingRow
  readonly internal_comment: InternalCommentRow
  readonly recusal: RecusalRow
  readonly ranking: RankingRow
  readonly ranked_application: RankedApplicationRow
  readonly saved_view: SavedViewRow
}
