import { type QueryExecutorProvider, sql } from 'kysely'
import { shownImage } from '../../images/shown.ts'
import type { Language } from '../../site/language.ts'
import { jobColumns, jobTables } from '../job.columns.ts'
import type { Job, JobContent } from '../job.ts'
import { inLanguage } from './in-language.ts'

/** A job with what an advert says about the place of work and the employer. */
export type Advert = Job & {
  readonly website: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly placeEn: string | null
  readonly placeDe: string | null
  /** Of the location, where it is another one than the institution's. */
  readonly country: string | null
  readonly grade: string | null
  /** In the language asked for, if there is one. */
  readonly description: string
}

export const findAdvert = async (
  db: QueryExecutorProvider,
  jobId: string,
  language: Language,
): Promise<Advert | undefined> => {
  const { rows } = await sql<Advert>`select ${jobColumns}, g.website, g.street, g.postal_code as "postalCode", g.city,
    l.en as "placeEn", l.de as "placeDe", l.country, ${sql.ref(`s.${language}`)} as grade,
    ${inLanguage('description', language)} as description
    from ${jobTables} left join location l on l.code = j.location
    left join salary_grade s on s.code = j.salary_grade and s.code <> 'NONE' where j.job_id = ${jobId}`.execute(db)
  return rows[0]
}

type Around = Pick<Job, 'supervisingProfessorName' | 'closesAt' | 'bannerId'>

/** What belongs to an old version beside its content. */
export const aroundVersion = async (
  db: QueryExecutorProvider,
  { researchGroupId }: Job,
  { supervisingProfessorId, applicationDeadline, imageId }: JobContent,
): Promise<Around | undefined> => {
  const own = sql`(select image_id from image where image_id = ${imageId}::uuid)`
  const { rows } = await sql<Around>`select
    (select nullif(trim(first_name || ' ' || last_name), '') from person where user_id = ${supervisingProfessorId}::uuid)
      as "supervisingProfessorName",
    ((${applicationDeadline}::date + 1)::timestamp at time zone g.timezone) as "closesAt",
    ${shownImage(own)} as "bannerId"
    from research_group g where g.research_group_id = ${researchGroupId}`.execute(db)
  return rows[0]
}
