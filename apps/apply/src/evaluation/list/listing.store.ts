import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cursorOf, readCursor } from '../../lists/cursor.ts'
import type { ListAsked } from '../../lists/list-query.ts'
import { after, type Key, orderBy } from '../../lists/order.ts'
import { orForeignCursor } from '../../lists/page.ts'
import type { Filtered } from './filters.ts'
import { foundOf, keysOf, passesAll } from './found.ts'
import { type Line, lineOf } from './line.ts'

export type Count = { readonly code: string; readonly count: number; readonly name: string | null }

type Listing = {
  readonly items: readonly Line[]
  readonly nextCursor: string | null
  readonly total: number
  readonly facets: Facets
}
export type Facets = Readonly<Record<'state' | 'jobId' | 'researchGroupId', readonly Count[]>>

/** No more entries than people look through. */
const mostCounts = 100
const facets = {
  state: { column: 'state', name: sql`null::text` },
  jobId: { column: 'job_id', name: sql`(select title from job where job_id = code)` },
  researchGroupId: {
    column: 'research_group_id',
    name: sql`(select name from research_group where research_group_id = code)`,
  },
} as const satisfies Record<keyof Facets, { readonly column: string; readonly name: RawBuilder<unknown> }>

const facetNames = Object.keys(facets) as readonly (keyof Facets)[]

/** How many there are of each, under all filters but its own. */
const counted = (facet: keyof Facets): RawBuilder<unknown> => {
  const { column, name } = facets[facet]
  const others = facetNames.filter(other => other !== facet).map(other => sql.ref(`passes_${facets[other].column}`))
  return sql`${sql.lit(facet)}, (select coalesce(json_agg(json_build_object('code', code, 'count', count, 'name', ${name})
      order by count desc, code), '[]')
    from (select ${sql.ref(column)} as code, sum(count)::bigint as count from tally where ${sql.join(others, sql` and `)}
      group by 1 order by 2 desc, 1 limit ${sql.lit(mostCounts)}) of_facet)`
}

const keyValues = (keys: readonly Key[]) => sql`jsonb_build_array(${sql.join(keys.map(({ by }) => by))})`

type Placed = Line & { readonly keys: readonly unknown[]; readonly place: number }
type Read = Pick<Listing, 'total' | 'facets'> & { readonly items: readonly Placed[] }

/** A page of the list, how many there are, and how many of each kind: one statement, whatever the number of rows. */
export const readListing = async (
  db: QueryExecutorProvider,
  actor: Actor,
  { limit = 20, cursor, sort, ...asked }: Filtered & ListAsked,
): Promise<Listing> => {
  const keys = keysOf(sort)
  const beyond = cursor === undefined ? sql`true` : after(keys, readCursor(keys, cursor))
  const { rows } = await sql<Read>`
    with ${foundOf(actor, asked, keys)},
    tally as (select state, job_id, research_group_id, passes_state, passes_job_id, passes_research_group_id,
      count(*) as count from found group by 1, 2, 3, 4, 5, 6),
    page as (select * from found where ${passesAll} and ${beyond} order by ${orderBy(keys)} limit ${limit + 1}),
    line as (select ${lineOf(actor.userId)}, ${keyValues(keys)} as keys,
        row_number() over (order by ${orderBy(keys)}) as place
      from page found join application a on a.application_id = found.application_id join job j on j.job_id = a.job_id
        join research_group g on g.research_group_id = a.research_group_id)
    select (select coalesce(json_agg(line order by place), '[]') from line) as items,
      (select coalesce(sum(count), 0)::bigint from tally where ${passesAll}) as total,
      json_build_object(${sql.join(facetNames.map(counted))}) as facets`
    .execute(db)
    .catch(orForeignCursor(cursor))
  const { items = [], total = 0, facets: counts } = rows[0] ?? {}
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ keys: _, place: __, ...line }) => line),
    total,
    nextCursor: items.length > limit && last ? cursorOf(keys, last.keys) : null,
    facets: counts ?? { state: [], jobId: [], researchGroupId: [] },
  }
}

/** What an application of the list is sorted by; undefined where the actor may not judge it. */
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

/** The applications before and after a place in the list. */
export const findBeside = async (
  db: QueryExecutorProvider,
  actor: Actor,
  asked: Filtered,
  keys: readonly Key[],
  values: readonly unknown[],
): Promise<Neighbours | undefined> => {
  const turned = keys.map(key => ({ ...key, isDescending: !key.isDescending }))
  const beside = (order: readonly Key[]) => sql`(select application_id from found
    where ${passesAll} and ${after(order, values)} order by ${orderBy(order)} limit 1)`
  const { rows } = await sql<Neighbours>`with ${foundOf(actor, asked, keys)}
    select ${beside(turned)} as "previousId", ${beside(keys)} as "nextId"`.execute(db)
  return rows[0]
}
