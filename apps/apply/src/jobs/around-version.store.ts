import { type QueryExecutorProvider, sql } from 'kysely'
import { fullNameOrNull } from '../people/full-name.ts'
import type { JobContent } from './content.ts'
import type { Job } from './job.ts'
import { shownImage } from './shown-image.ts'

type Around = Pick<Job, 'supervisingProfessorName' | 'closesAt' | 'bannerId'>

/** What belongs to an old version beside its content. */
export const aroundVersion = async (
  db: QueryExecutorProvider,
  { researchGroupId }: Job,
  { supervisingProfessorId, applicationDeadline, imageId }: JobContent,
): Promise<Around | undefined> => {
  const own = sql`(select image_id from image where image_id = ${imageId}::uuid)`
  const { rows } = await sql<Around>`select
    (select ${fullNameOrNull('person')} from person where user_id = ${supervisingProfessorId}::uuid)
      as "supervisingProfessorName",
    ((${applicationDeadline}::date + 1)::timestamp at time zone g.timezone) as "closesAt",
    ${shownImage(own)} as "bannerId"
    from research_group g where g.research_group_id = ${researchGroupId}`.execute(db)
  return rows[0]
}
