import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import type { ListQuery } from '../../lists/list-query.ts'
import { type Page, readPage } from '../../lists/page.ts'

export type SavedView = {
  readonly viewId: string
  readonly userId: string
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
  readonly createdAt: Date
}

const columns = sql`view_id as "viewId", user_id as "userId", name, query, created_at as "createdAt"`

export const savedViewOrder = { sortable: { name: sql`lower(name)`, createdAt: sql`created_at` }, sortedBy: 'name' }

export const findSavedViews = (db: QueryExecutorProvider, userId: string, asked: ListQuery): Promise<Page<SavedView>> =>
  readPage<SavedView>(
    db,
    {
      select: columns,
      from: sql`saved_view`,
      where: sql`user_id = ${userId}`,
      id: sql`view_id`,
      ...savedViewOrder,
    },
    asked,
  )

export const findSavedView = async (db: QueryExecutorProvider, viewId: string): Promise<SavedView | undefined> => {
  const { rows } = await sql<SavedView>`select ${columns} from saved_view where view_id = ${viewId}`.execute(db)
  return rows[0]
}

export const countSavedViews = async (tx: Tx, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from saved_view
    where user_id = ${userId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const insertSavedView = async (
  tx: Tx,
  userId: string,
  name: string,
  query: object,
): Promise<SavedView | undefined> => {
  const { rows } = await sql<SavedView>`insert into saved_view (user_id, name, query)
    values (${userId}, ${name}, ${query}) returning ${columns}`.execute(tx)
  return rows[0]
}

export const deleteSavedView = async (tx: Tx, viewId: string): Promise<void> => {
  await sql`delete from saved_view where view_id = ${viewId}`.execute(tx)
}
