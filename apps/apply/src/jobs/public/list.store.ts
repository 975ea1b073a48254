import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cursorOf, readCursor } from '../../lists/cursor.ts'
import type { ListQuery } from '../../lists/list-query.ts'
import { after, orderBy, orderOf } from '../../lists/order.ts'
import { orForeignCursor } from '../../lists/page.ts'
import { listed } from '../../lists/repeated.ts'
import { fullName } from '../../people/full-name.ts'
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

/** How many there are, and how many of each kind. */
export type Counts = {
  readonly total: number
  /** How many rows were read for it. */
  readonly candidates: number
} & Readonly<Record<Facet, readonly Count[]>>

type Found = Line & { readonly keys: readonly unknown[] }
type Listing = { readonly items: readonly Line[]; readonly nextCursor: string | null; readonly counts: Counts }

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
  professorId: sql`(select ${fullName('person')} from person where user_id = code)`,
}

const columns = sql.join(facetNames.map(name => sql.ref(facets[name])))
const passed = (name: Facet) => sql.ref(`passes_${facets[name]}`)
const allPassed = (wanted: readonly Facet[]) =>
  wanted.length === 0 ? sql`true` : sql.join(wanted.map(passed), sql` and `)

/** Every facet and the whole in one pass: each row of `tally` is the count of one code, or of all. */
const tallyOf = (filtered: readonly Facet[]): RawBuilder<unknown> => {
  const ofFiltered = filtered.map(
    facet => sql`count(*) filter (where ${allPassed(filtered.filter(other => other !== facet))}) as ${countOf(facet)}`,
  )
  return sql`select ${columns}, grouping(${columns}) as left_out, ${sql.join([
    sql`count(*) as candidates`,
    sql`count(*) filter (where ${allPassed(filtered)}) as total`,
    ...ofFiltered,
  ])} from found group by grouping sets (${sql.join(facetNames.map(name => sql`(${sql.ref(facets[name])})`))}, ())`
}

const countOf = (facet: Facet) => sql.ref(`count_of_${facets[facet]}`)

/** The value of `grouping`: one bit for each column, the last one lowest, set if the row does not count that column. */
const allLeftOut = 2 ** facetNames.length - 1
const allBut = (facet: Facet): number => allLeftOut - 2 ** (facetNames.length - 1 - facetNames.indexOf(facet))

/** The counts of one facet, under all filters but its own. */
const counted = (facet: Facet, filtered: readonly Facet[]): RawBuilder<unknown> => {
  const name = names[facet]
  const count = filtered.includes(facet) ? countOf(facet) : sql`total`
  return sql`${sql.lit(facet)}, (select coalesce(json_agg(json_build_object('code', code, 'count', count
      ${name ? sql`, 'name', ${name}` : sql``}) order by count desc, code), '[]')
    from (select ${sql.ref(facets[facet])} as code, ${count} as count from tally
      where left_out = ${sql.lit(allBut(facet))} and ${sql.ref(facets[facet])} is not null and ${count} > 0
      order by 2 desc, 1 limit ${sql.lit(mostCounts)}) of_facet)`
}

const countsOf = (filtered: readonly Facet[]): RawBuilder<unknown> => sql`(
  select json_build_object('total', total, 'candidates', candidates, ${sql.join(
    facetNames.map(facet => counted(facet, filtered)),
  )}) from tally where left_out = ${sql.lit(allLeftOut)})`

const defaultLimit = 20

/** Without a search text, all are equally relevant. */
export const openOrder = {
  sortable: {
    relevance: sql`0`,
    publishedAt: sql`j.published_at`,
    applicationDeadline: sql`coalesce(j.application_deadline, 'infinity')`,
    startDate: sql`coalesce(j.start_date, 'infinity')`,
    title: sql`lower(j.title)`,
  },
  sortedBy: '-publishedAt',
  searchedBy: '-relevance,-publishedAt',
}
const { sortable, sortedBy, searchedBy } = openOrder

/** A page of the open jobs and, if they are not cached, all counts, in one statement. */
const listingOf = (
  { limit = defaultLimit, cursor, sort, ...asked }: Filtered & ListQuery,
  { condition, relevance }: Search,
  known: Counts | undefined,
) => {
  const isSearched = Boolean(asked.query?.trim())
  const ways = orderOf(sort ?? (isSearched ? searchedBy : sortedBy), { ...sortable, relevance }, sql`j.job_id`)
  const keys = ways.map((way, index) => ({ ...way, by: sql.ref(`key_${index}`) }))
  const beyond = cursor === undefined ? sql`true` : after(keys, readCursor(keys, cursor))
  const filtered = facetNames.filter(name => listed(asked[name]).length > 0)
  // A page in index order ends early, so it must not wait until all rows are found.
  const isWalked = !isSearched && keys[0]?.field === 'publishedAt'
  const statement = sql<{ items: readonly Found[]; counts: Counts | null }>`
    with found as ${isWalked ? sql`not materialized` : sql``} (
      select j.job_id, ${sql.join([
        ...facetNames.map(name => sql.ref(`j.${facets[name]}`)),
        ...filtered.map(name => sql`${passes(name, asked)} as ${passed(name)}`),
        ...ways.map(({ by }, index) => sql`${by} as ${sql.id(`key_${index}`)}`),
      ])}
      from ${openTables} where ${open} and ${beginsFrom(asked)} and ${condition}),
    tally as (${tallyOf(filtered)}),
    page as (
      select * from found where ${allPassed(filtered)} and ${beyond} order by ${orderBy(keys)} limit ${limit + 1}),
    lines as (
      select ${line}, jsonb_build_array(${sql.join(keys.map(({ by }) => by))}) as keys,
        row_number() over (order by ${orderBy(keys)}) as rank
      from page join job j using (job_id) join research_group g on g.research_group_id = j.research_group_id
        left join person p on p.user_id = j.supervising_professor_id)
    select (select coalesce(json_agg(to_jsonb(lines) - 'rank' order by rank), '[]') from lines) as items,
      ${known ? sql`null` : countsOf(filtered)} as counts`
  return { statement, keys }
}

export const readListing = async (
  db: QueryExecutorProvider,
  asked: Filtered & ListQuery,
  known?: Counts,
): Promise<Listing> => {
  const { limit = defaultLimit } = asked
  const { statement, keys } = listingOf(asked, await searchFor(db, asked.query), known)
  const { rows } = await statement.execute(db).catch(orForeignCursor(asked.cursor))
  const { items = [], counts } = rows[0] ?? {}
  const told = counts ?? known
  if (told === undefined) throw new Error('A list always has one row of its own.')
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ keys: _, ...shownLine }) => shownLine),
    nextCursor: items.length > limit && last ? cursorOf(keys, last.keys) : null,
    counts: told,
  }
}
