import { sqlState } from '@kolleg/database'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { cursorOf, foreignCursor, readCursor } from './cursor.ts'
import type { ListQuery } from './list-query.ts'
import { after, type Order, orderBy, orderOf } from './order.ts'

export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null; readonly total: number }

/** What replaces the id in a cursor, and how to get the id back. */
type PublicId = { readonly of: RawBuilder<unknown>; readonly back: (value: unknown) => RawBuilder<unknown> }

/** A list before paging: what to read, from where, under which conditions. */
export type Listed = {
  readonly select: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** Set if the id itself would reveal something. */
  readonly publicId?: PublicId
} & Order

const defaultLimit = 20

/** One page of a list and its total count, in two statements for any number of rows. */
export const readPage = async <Row>(
  db: QueryExecutorProvider,
  { select, from, where, id, publicId = asItIs(id), sortable, sortedBy }: Listed,
  { limit = defaultLimit, cursor, sort = sortedBy }: ListQuery,
): Promise<Page<Row>> => {
  const keys = orderOf(sort, sortable, id)
  // The id is always the last of the keys.
  const told = [...keys.slice(0, -1).map(({ by }) => by), publicId.of]
  const beyond = cursor === undefined ? sql`true` : after(keys, positionIn(readCursor(keys, cursor), publicId))
  const read = sql<Row & { readonly page_keys: readonly unknown[] }>`
    select ${select}, ${keyValues(told)} as page_keys from ${from}
    where ${where} and ${beyond} order by ${orderBy(keys)} limit ${limit + 1}`
  const { rows } = await read.execute(db).catch(orForeignCursor(cursor))
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${where}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ page_keys, ...row }) => row as Row),
    nextCursor: rows.length > limit && last ? cursorOf(keys, last.page_keys) : null,
    total: counted[0]?.total ?? 0,
  }
}

/** An invented cursor can hold values that the database cannot read as a date or an id (errors of class 22). */
export const orForeignCursor =
  (cursor: string | undefined) =>
  (error: unknown): never => {
    throw cursor !== undefined && sqlState(error)?.startsWith('22') ? foreignCursor() : error
  }

/** As JSON, so that text, numbers and times stay comparable when they come back. */
const keyValues = (values: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(values)})`

const asItIs = (id: RawBuilder<unknown>): PublicId => ({ of: id, back: value => sql`${value}` })

const positionIn = (values: readonly unknown[], { back }: PublicId): readonly unknown[] => [
  ...values.slice(0, -1),
  back(values.at(-1)),
]
