import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cursorOf, readCursor } from '../../lists/cursor.ts'
import type { ListQuery } from '../../lists/list-query.ts'
import { after, type Key, orderBy } from '../../lists/order.ts'
import { orForeignCursor } from '../../lists/page.ts'
import type { Filtered } from './filters.ts'
import { allPassed, type Facet, facetNames, facets, filteredBy, foundOf, keysOf, passed } from './found.ts'
import { type Line, lineOf } from './line.ts'

export type Count = { readonly code: string; readonly count: number; readonly name: string | null }

type Listing = {
  readonly items: readonly Line[]
  readonly nextCursor: string | null
  readonly total: number
  readonly facets: Facets
}
export type Facets = Readonly<Record<Facet, readonly Count[]>>

const defaultLimit = 20
/** More entries than anybody looks through. */
const mostCounts = 100
const names = {
  state: sql`null::text`,
  jobId: sql`(select title from job where job_id = code)`,
  researchGroupId: sql`(select name from research_group where research_group_id = code)`,
} as const satisfies Record<Facet, RawBuilder<unknown>>

/** The counts of each value, under all filters but its own. */
const counted = (facet: Facet, filtered: readonly Facet[]): RawBuilder<unknown> =>
  sql`${sql.lit(facet)}, (select coalesce(json_agg(json_build_object('code', code, 'count', count,
      'name', ${names[facet]}) order by count desc, code), '[]')
    from (select ${sql.ref(facets[facet].column)} as code, sum(count)::bigint as count from tally
      where ${allPassed(filtered.filter(other => other !== facet))}
      group by 1 order by 2 desc, 1 limit ${sql.lit(mostCounts)}) of_facet)`

const keyValues = (keys: readonly Key[]) => sql`jsonb_build_array(${sql.join(keys.map(({ by }) => by))})`

type Ranked = Line & { readonly keys: readonly unknown[]; readonly nth: number }
type Lines = Pick<Listing, 'items' | 'nextCursor'>
type ListingQuery = Filtered & ListQuery

/** The clauses of a page: `line` has its rows, and one more if there is another page. */
const pageOf = (actor: Actor, { limit = defaultLimit, cursor, sort, ...asked }: ListingQuery) => {
  const keys = keysOf(sort)
  const beyond = cursor === undefined ? sql`true` : after(keys, readCursor(keys, cursor))
  const clauses = sql`${foundOf(actor, asked, keys)},
    page as (select * from found where ${allPassed(filteredBy(asked))} and ${beyond} order by ${orderBy(keys)} limit ${limit + 1}),
    line as (select ${lineOf(actor.userId)}, ${keyValues(keys)} as keys,
        row_number() over (order by ${orderBy(keys)}) as nth
      from page found join application a on a.application_id = found.application_id join job j on j.job_id = a.job_id
        join research_group g on g.research_group_id = a.research_group_id)`
  const cut = (items: readonly Ranked[]): Lines => {
    const shown = items.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ keys: _, nth: __, ...line }) => line),
      nextCursor: items.length > limit && last ? cursorOf(keys, last.keys) : null,
    }
  }
  return { clauses, cut }
}

const allLines = sql`(select coalesce(json_agg(line order by nth), '[]') from line)`

/** A page of the list, its total and the counts of each facet, in one statement for any number of rows. */
export const readListing = async (db: QueryExecutorProvider, actor: Actor, asked: ListingQuery): Promise<Listing> => {
  const { clauses, cut } = pageOf(actor, asked)
  const filtered = filteredBy(asked)
  const columns = sql.join([...facetNames.map(facet => sql.ref(facets[facet].column)), ...filtered.map(passed)])
  const { rows } = await sql<Pick<Listing, 'total' | 'facets'> & { readonly items: readonly Ranked[] }>`
    with ${clauses},
    tally as (select ${columns}, count(*) as count from found group by ${columns})
    select ${allLines} as items,
      (select coalesce(sum(count), 0)::bigint from tally where ${allPassed(filtered)}) as total,
      json_build_object(${sql.join(facetNames.map(facet => counted(facet, filtered)))}) as facets`
    .execute(db)
    .catch(orForeignCursor(asked.cursor))
  const { items = [], total = 0, facets: counts } = rows[0] ?? {}
  return { ...cut(items), total, facets: counts ?? { state: [], jobId: [], researchGroupId: [] } }
}

/** A page of the list without any counting. */
export const readLines = async (db: QueryExecutorProvider, actor: Actor, asked: ListingQuery): Promise<Lines> => {
  const { clauses, cut } = pageOf(actor, asked)
  const { rows } = await sql<{
    readonly items: readonly Ranked[]
  }>`with ${clauses} select ${allLines} as items`.execute(db)
  return cut(rows[0]?.items ?? [])
}

/** How many lines the list has. */
export const countFound = async (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> => {
  const { rows } = await sql<{ count: number }>`with ${foundOf(actor, asked, [])}
    select count(*) as count from found where ${allPassed(filteredBy(asked))}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The sort values of an application; undefined if the actor may not evaluate it. */
export const findKeys = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
  keys: readonly Key[],
): Promise<readonly unknown[] | undefined> => {
  const it = sql`a.application_id = ${applicationId}`
  const { rows } = await sql<{ keys: readonly unknown[] }>`with ${foundOf(actor, {}, keys, [it])}
    select ${keyValues(keys)} as keys from found`.execute(db)
  return rows[0]?.keys
}

export type Neighbours = { readonly previousId: string | null; readonly nextId: string | null }

/** The applications before and after one in the list. */
export const findBeside = async (
  db: QueryExecutorProvider,
  actor: Actor,
  asked: Filtered,
  keys: readonly Key[],
  values: readonly unknown[],
): Promise<Neighbours | undefined> => {
  const turned = keys.map(key => ({ ...key, isDescending: !key.isDescending }))
  const beside = (order: readonly Key[]) => sql`(select application_id from found
    where ${allPassed(filteredBy(asked))} and ${after(order, values)} order by ${orderBy(order)} limit 1)`
  const { rows } = await sql<Neighbours>`with ${foundOf(actor, asked, keys)}
    select ${beside(turned)} as "previousId", ${beside(keys)} as "nextId"`.execute(db)
  return rows[0]
}
