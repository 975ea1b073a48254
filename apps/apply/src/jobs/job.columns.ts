import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { JobContent } from './job.ts'
import { shownImage } from './shown-image.ts'

/** Where each field of a job's content stands. */
export const contentColumns = {
  title: 'title',
  subjectArea: 'subject_area',
  researchArea: 'research_area',
  location: 'location',
  supervisingProfessorId: 'supervising_professor_id',
  startDate: 'start_date',
  startDateByArrangement: 'start_date_by_arrangement',
  applicationDeadline: 'application_deadline',
  workloadPercent: 'workload_percent',
  contractMonths: 'contract_months',
  fundingType: 'funding_type',
  salaryGrade: 'salary_grade',
  descriptionEn: 'description_en',
  descriptionDe: 'description_de',
  imageId: 'image_id',
  referenceLettersRequired: 'reference_letters_required',
  suitableForDisabled: 'suitable_for_disabled',
  promisedDecisionBy: 'promised_decision_by',
  criteria: 'criteria',
  questions: 'questions',
  lettersFromShortlistOnly: 'letters_from_shortlist_only',
} as const satisfies Record<keyof JobContent, keyof Tables['job']>

const standing = {
  jobId: 'job_id',
  researchGroupId: 'research_group_id',
  state: 'state',
  version: 'version',
  publishedAt: 'published_at',
  stoppedAt: 'stopped_at',
  createdBy: 'created_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const

/** Columns of the job `j` under the names of the record. */
export const named = (columns: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, column]) => sql`${sql.ref(`j.${column}`)} as ${sql.id(name)}`))

/** The end of the deadline's day where the group `g` is. */
export const closesAt = sql`((j.application_deadline + 1)::timestamp at time zone g.timezone)`
const nameOf = (person: 'p' | 'w'): RawBuilder<unknown> =>
  sql`nullif(trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}), '')`

export const professorName = nameOf('p')

/** The changes that wait to be published, if there are any. */
const pendingChanges = sql`(select json_build_object('version', r.version, 'at', r.updated_at,
    'by', case when by_user is not null then json_build_object('userId', by_user, 'name', ${nameOf('w')}) end)
  from job_revision r left join person w on w.user_id = r.by_user where r.job_id = j.job_id and r.content is not null)`

/** What a job takes from its group and its professor. */
export const around = sql`g.name as "researchGroupName", g.state as "groupState", g.timezone,
  ${professorName} as "supervisingProfessorName", ${closesAt} as "closesAt",
  ${shownImage(sql`j.image_id`)} as "bannerId", ${pendingChanges} as "pendingChanges"`

export const jobColumns = sql`${named(standing)}, ${named(contentColumns)}, ${around}`

const long = new Set(['descriptionEn', 'descriptionDe', 'criteria', 'questions'])
/** A job without what is long: for lists. */
export const summaryColumns = sql`${named(standing)}, ${named(
  Object.fromEntries(Object.entries(contentColumns).filter(([name]) => !long.has(name))),
)}, ${around}`

export const jobTables = sql`job j join research_group g using (research_group_id)
  left join person p on p.user_id = j.supervising_professor_id`
