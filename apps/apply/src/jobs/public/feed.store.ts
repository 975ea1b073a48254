import { type QueryExecutorProvider, sql } from 'kysely'
import { professorName } from '../job.columns.ts'
import { searchFor } from '../search.ts'
import { beginsFrom, type Filtered, facetNames, passes } from './filters.ts'
import { open, openTables } from './open.ts'

/** What a feed tells of a job. */
export type News = {
  readonly jobId: string
  readonly title: string
  readonly researchGroupName: string
  readonly supervisingProfessorName: string | null
  readonly subjectArea: string
  readonly excerptEn: string
  readonly excerptDe: string
  readonly descriptionEn: string
  readonly descriptionDe: string
  readonly publishedAt: Date
  readonly updatedAt: Date
}

const most = 50

/** The newest open jobs. */
export const readNews = async (db: QueryExecutorProvider, asked: Filtered): Promise<readonly News[]> => {
  const conditions = [open, beginsFrom(asked), (await searchFor(db, asked.query)).condition]
  const { rows } = await sql<News>`select j.job_id as "jobId", j.title, g.name as "researchGroupName",
      ${professorName} as "supervisingProfessorName", j.subject_area as "subjectArea", j.excerpt_en as "excerptEn",
      j.excerpt_de as "excerptDe", j.description_en as "descriptionEn", j.description_de as "descriptionDe",
      coalesce(j.published_at, j.created_at) as "publishedAt", j.updated_at as "updatedAt"
    from ${openTables} left join person p on p.user_id = j.supervising_professor_id
    where ${sql.join([...conditions, ...facetNames.map(name => passes(name, asked))], sql` and `)}
    order by j.published_at desc, j.job_id desc limit ${most}`.execute(db)
  return rows
}

export type Place = { readonly jobId: string; readonly updatedAt: Date }

/** A sitemap holds at most fifty thousand addresses. */
const mostPlaces = 49_000

export const readPlaces = async (db: QueryExecutorProvider): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`select j.job_id as "jobId", j.updated_at as "updatedAt" from ${openTables}
    where ${open} order by j.published_at desc, j.job_id desc limit ${mostPlaces}`.execute(db)
  return rows
}
