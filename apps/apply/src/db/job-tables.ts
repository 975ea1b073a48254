import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JobState } from '../states/job-states.ts'

export const questionKinds = ['TEXT', 'LONG_TEXT', 'YES_NO', 'NUMBER'] as const

type Criterion = { readonly name: string; readonly guidance: string; readonly weight: number }

export type Question = {
  readonly questionId: string
  readonly textEn: string
  readonly textDe: string
  readonly kind: (typeof questionKinds)[number]
  readonly required: boolean
}

/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

type Job = {
  readonly job_id: Generated<string>
  readonly research_group_id: string
  readonly title: string
  readonly subject_area: string | null
  readonly research_area: Generated<string>
  readonly location: string | null
  readonly supervising_professor_id: string | null
  readonly start_date: string | null
  readonly start_date_by_arrangement: Generated<boolean>
  readonly application_deadline: string | null
  readonly workload_percent: number | null
  readonly contract_months: number | null
  readonly funding_type: string | null
  readonly salary_grade: string | null
  readonly description_en: Generated<string>
  readonly description_de: Generated<string>
  readonly excerpt_en: Generated<string>
  readonly excerpt_de: Generated<string>
  readonly image_id: string | null
  readonly reference_letters_required: Generated<number>
  readonly suitable_for_disabled: Generated<boolean>
  readonly promised_decision_by: string | null
  readonly criteria: Json<readonly Criterion[]>
  readonly questions: Json<readonly Question[]>
  readonly letters_from_shortlist_only: Generated<boolean>
  readonly state: JobState
  readonly published_at: Date | null
  readonly stopped_at: Date | null
  readonly created_by: string | null
  readonly version: Generated<number>
  readonly public_version: number | null
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

type JobVersion = {
  readonly job_id: string
  readonly version: number
  readonly at: Date
  readonly by_user: string | null
  readonly action: string
  readonly changed: Generated<readonly string[]>
  readonly content: Json<object>
}

type JobRevision = {
  readonly job_id: string
  readonly version: number
  readonly base: number
  readonly content: ColumnType<object | null, string | null, string | null>
  readonly image_id: GeneratedAlways<string | null>
  readonly writers: Json<Readonly<Record<string, string>>>
  readonly by_user: string | null
  readonly updated_at: Date
}

export type JobTables = { readonly job: Job; readonly job_version: JobVersion; readonly job_revision: JobRevision }
