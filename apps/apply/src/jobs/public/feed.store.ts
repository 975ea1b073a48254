import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '../../text/language.ts'
import { searchFor } from '../search.ts'
import { beginsFrom, type Filtered, facetNames, passes } from './filters.ts'
import { inLanguage } from './in-language.ts'
import { open, openTables } from './open.ts'

/** What a feed says about a job. */
export type News = {
  readonly jobId: string
  readonly title: string
  readonly researchGroupName: string
  readonly subjectArea: string
  readonly subjectAreaName: string
  readonly excerpt: string
  readonly description: string
  /** The language of the description; not always the requested one. */
  readonly language: Language
  readonly publishedAt: Date
  readonly updatedAt: Date
}

const most = 50

/** When what the public sees of the job `j` last changed. */
const changedAt = sql<Date>`coalesce((select v.at from job_version v where v.job_id = j.job_id
  and (v.action = 'publish' or not v.changed <@ array['criteria', 'lettersFromShortlistOnly'])
  order by v.version desc limit 1), j.published_at, j.created_at)`

const writtenIn = (language: Language) => {
  const [own, other] = language === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const)
  return sql<Language>`case when ${sql.ref(`j.description_${own}`)} = '' then ${other} else ${own} end`
}

/** The newest open jobs. */
export const readNews = async (
  db: QueryExecutorProvider,
  asked: Filtered,
  language: Language,
): Promise<readonly News[]> => {
  const conditions = [open, beginsFrom(asked), (await searchFor(db, asked.query)).condition]
  const { rows } = await sql<News>`select j.job_id as "jobId", j.title, g.name as "researchGroupName",
      j.subject_area as "subjectArea", ${sql.ref(`a.${language}`)} as "subjectAreaName",
      ${inLanguage('excerpt', language)} as excerpt, ${inLanguage('description', language)} as description,
      ${writtenIn(language)} as language, coalesce(j.published_at, j.created_at) as "publishedAt",
      ${changedAt} as "updatedAt"
    from ${openTables} join subject_area a on a.code = j.subject_area
      left join person p on p.user_id = j.supervising_professor_id
    where ${sql.join([...conditions, ...facetNames.map(name => passes(name, asked))], sql` and `)}
    order by j.published_at desc, j.job_id desc limit ${most}`.execute(db)
  return rows
}

/** When a job was last published or unpublished, for an empty feed. */
export const readLastChange = async (db: QueryExecutorProvider): Promise<Date> => {
  const { rows } = await sql<{ readonly at: Date | null }>`select max(updated_at) as at from job
    where published_at is not null`.execute(db)
  return rows[0]?.at ?? new Date(0)
}

export type SitemapPage = { readonly path: string; readonly updatedAt: Date | null }

/** A sitemap holds at most fifty thousand addresses, and each page has one in each of two languages. */
const [mostJobs, mostGroups] = [20_000, 4_000]

/** The pages of open jobs and of active groups. */
export const readSitemapPages = async (db: QueryExecutorProvider): Promise<readonly SitemapPage[]> => {
  const { rows } =
    await sql<SitemapPage>`(select '/positions/' || j.job_id as path, ${changedAt} as "updatedAt" from ${openTables}
      where ${open} order by j.published_at desc, j.job_id desc limit ${mostJobs})
    union all (select '/groups/' || g.research_group_id, null from research_group g where g.state = 'ACTIVE'
      order by g.created_at desc limit ${mostGroups})`.execute(db)
  return rows
}
