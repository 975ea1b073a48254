import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '../../text/language.ts'
import { jobColumns, jobTables } from '../job.columns.ts'
import type { Job } from '../job.ts'
import { inLanguage } from './in-language.ts'

/** A job with what an advert says about the place of work and the employer. */
export type Advert = Job & {
  readonly website: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly placeEn: string | null
  readonly placeDe: string | null
  /** The country of the location, if it is not the institution's. */
  readonly country: string | null
  readonly grade: string | null
  /** In the requested language, if there is one. */
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
