import { type RawBuilder, sql } from 'kysely'
import { fullNameOrNull } from '../people/full-name.ts'
import { briefNames, columnOf, contentNames } from './content.ts'
import { isHeldIn } from './held.ts'
import { shownImage } from './shown-image.ts'

const standing = [
  'jobId',
  'researchGroupId',
  'state',
  'version',
  'publishedAt',
  'stoppedAt',
  'createdBy',
  'createdAt',
  'updatedAt',
]

/** Columns of the job `j` under the names of the record. */
export const named = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map(name => sql`${sql.ref(`j.${columnOf(name)}`)} as ${sql.id(name)}`))

/** The end of the deadline's day where the group `g` is. */
export const closesAt = sql`((j.application_deadline + 1)::timestamp at time zone g.timezone)`

export const professorName = fullNameOrNull('p')

/** The changes that wait to be published, if there are any. */
const pendingChanges = sql`(select json_build_object('version', r.version, 'at', r.updated_at,
    'by', case when by_user is not null then json_build_object('userId', by_user, 'name', ${fullNameOrNull('w')}) end)
  from job_revision r left join person w on w.user_id = r.by_user where r.job_id = j.job_id and r.content is not null)`

/** What a job takes from its group and its professor. */
export const around = sql`g.name as "researchGroupName", g.state as "groupState", g.timezone,
  ${professorName} as "supervisingProfessorName", ${closesAt} as "closesAt",
  ${shownImage(sql`j.image_id`)} as "bannerId", ${pendingChanges} as "pendingChanges"`

export const jobColumns = sql`${named([...standing, ...contentNames])}, ${around}, ${isHeldIn('j.job_id')} as "isHeld"`

/** A job without what is long: for lists. */
export const summaryColumns = sql`${named([...standing, ...briefNames])}, ${around}`

export const jobTables = sql`job j join research_group g using (research_group_id)
  left join person p on p.user_id = j.supervising_professor_id`
