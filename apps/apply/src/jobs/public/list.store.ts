import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cursorOf, readCursor } from '../../lists/cursor.ts'
import type { ListAsked } from '../../lists/list-query.ts'
import { after, orderBy, orderOf } from '../../lists/order.ts'
import { orForeignCursor } from '../../lists/page.ts'
import { closesAt, professorName } from '../job.columns.ts'
import { type Search, searchFor } from '../search.ts'
import { beginsFrom, type Facet, type Filtered, facetNames, facets, passes } from './filters.ts'
import { open, openTables } from './open.ts'

/** A line of the public list; instants are texts of the database. */
export type Line = {
  readonly jobId: string
  readonly researchGroupId: string
  readonly researchGroupName: string
  readonly title: string
  readonly subjectArea: string
  readonly researchArea: string
  readonly location: string
  readonly supervisingProfessorId: string | null
  readonly supervisingProfessorName: string | null
  readonly startDate: string | null
  readonly startDateByArrangement: boolean
  readonly applicationDeadline: string | null
  readonly closesAt: string | null
  readonly workloadPercent: number | null
  readonly contractMonths: number | null
  readonly fundingType: string | null
  readonly salaryGrade: string | null
  readonly imageId: string | null
  readonly suitableForDisabled: boolean
  readonly excerptEn: string
  readonly excerptDe: string
  readonly publishedAt: string
}

export type Count = { readonly code: string; readonly count: number; readonly name?: string | null }
type Listing = {
  readonly items: readonly (Line & { readonly keys: readonly unknown[] })[]
  readonly total: number
} & Readonly<Record<Facet, readonly Count[]>>

const line = sql`j.job_id as "jobId", j.research_group_id as "researchGroupId", g.name as "researchGroupName", j.title,
  j.subject_area as "subjectArea", j.research_area as "researchArea", j.location,
  j.supervising_professor_id as "supervisingProfessorId", ${professorName} as "supervisingProfessorName",
  j.start_date as "startDate", j.start_date_by_arrangement as "startDateByArrangement",
  j.application_deadline as "applicationDeadline", ${closesAt} as "closesAt", j.workload_percent as "workloadPercent",
  j.contract_months as "contractMonths", j.funding_type as "fundingType", j.salary_grade as "salaryGrade",
  j.image_id as "imageId", j.suitable_for_disabled as "suitableForDisabled", j.excerpt_en as "excerptEn",
  j.excerpt_de as "excerptDe", j.published_at as "publishedAt"`

/** No more entries than people look through. */
const mostCounts = 50

const names: Partial<Record<Facet, RawBuilder<unknown>>> = {
  researchGroupId: sql`(select name from research_group where research_group_id = code)`,
  professorId: sql`(select trim(first_name || ' ' || last_name) from person where user_id = code)`,
}

const passed = (name: Facet) => sql.ref(`passes_${facets[name]}`)
const allPassed = (wanted: readonly Facet[]) => sql.join(wanted.map(passed), sql` and `)

/** How many there are of each, under all filters but its own. */
const counted = (facet: Facet): RawBuilder<unknown> => {
  const name = names[facet]
  return sql`(select coalesce(json_agg(json_build_object('code', code, 'count', count
      ${name ? sql`, 'name', ${name}` : sql``}) order by count desc, code), '[]')
    from (select ${sql.ref(facets[facet])} as code, count(*) as count from found
      where ${sql.ref(facets[facet])} is not null and ${allPassed(facetNames.filter(other => other !== facet))}
      group by 1 order by 2 desc, 1 limit ${sql.lit(mostCounts)}) of_facet) as ${sql.id(facet)}`
}

const defaultLimit = 20

/** A page of the open jobs, how many there are, and how many of each kind: one statement. */
export const listingOf = (
  { limit = defaultLimit, cursor, sort, ...asked }: Filtered & ListAsked,
  { condition, relevance }: Search,
) => {
  const sortable = {
    relevance,
    publishedAt: sql`coalesce(j.published_at, '-infinity')`,
    applicationDeadline: sql`coalesce(j.application_deadline, 'infinity')`,
    startDate: sql`coalesce(j.start_date, 'infinity')`,
    title: sql`lower(j.title)`,
  }
  const wanted = sort ?? (asked.query?.trim() ? '-relevance,-publishedAt' : '-publishedAt')
  const ways = orderOf(wanted, sortable, sql`j.job_id`)
  const keys = ways.map((way, index) => ({ ...way, by: sql.ref(`key_${index}`) }))
  const beyond = cursor === undefined ? sql`true` : after(keys, readCursor(keys, cursor))
  const statement = sql<Listing>`
    with found as materialized (
      select j.job_id, ${sql.join(facetNames.map(name => sql`${sql.ref(`j.${facets[name]}`)}, ${passes(name, asked)} as ${passed(name)}`))},
        ${sql.join(ways.map(({ by }, index) => sql`${by} as ${sql.id(`key_${index}`)}`))}
      from ${openTables} where ${open} and ${beginsFrom(asked)} and ${condition}),
    page as (
      select * from found where ${allPassed(facetNames)} and ${beyond} order by ${orderBy(keys)} limit ${limit + 1}),
    lines as (
      select ${line}, jsonb_build_array(${sql.join(keys.map(({ by }) => by))}) as keys,
        row_number() over (order by ${orderBy(keys)}) as place
      from page join job j using (job_id) join research_group g on g.research_group_id = j.research_group_id
        left join person p on p.user_id = j.supervising_professor_id)
    select (select coalesce(json_agg(to_jsonb(lines) - 'place' order by place), '[]') from lines) as items,
      (select count(*) from found where ${allPassed(facetNames)}) as total,
      ${sql.join(facetNames.map(counted))}`
  return { statement, keys }
}

export const readListing = async (
  db: QueryExecutorProvider,
  asked: Filtered & ListAsked,
): Promise<Listing & { readonly nextCursor: string | null }> => {
  const { limit = defaultLimit } = asked
  const { statement, keys } = listingOf(asked, await searchFor(db, asked.query))
  const { rows } = await statement.execute(db).catch(orForeignCursor(asked.cursor))
  const [listing] = rows
  if (listing === undefined) throw new Error('A list always has one row of its own.')
  const items = listing.items.slice(0, limit)
  const last = items.at(-1)
  return {
    ...listing,
    items,
    nextCursor: listing.items.length > limit && last ? cursorOf(keys, last.keys) : null,
  }
}
