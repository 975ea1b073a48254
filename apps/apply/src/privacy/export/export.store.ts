import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { type DataExport, daysKept } from './export.ts'

type Row = { readonly exportId: string; readonly requestedAt: Date; readonly expiresAt: Date }

const columns = sql`export_id as "exportId", requested_at as "requestedAt", expires_at as "expiresAt"`

const shown = ({ exportId, requestedAt, expiresAt }: Row): DataExport => ({
  exportId,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** The exports that can still be downloaded, newest first. */
export const exportsOf = async (db: QueryExecutorProvider, userId: string): Promise<readonly DataExport[]> => {
  const { rows } = await sql<Row>`select ${columns} from data_export
    where user_id = ${userId} and expires_at > now() order by requested_at desc, export_id`.execute(db)
  return rows.map(shown)
}

/** The owner of an export; undefined if it does not exist or has expired. */
export const ownerOf = async (db: QueryExecutorProvider, exportId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from data_export
    where export_id = ${exportId} and expires_at > now()`.execute(db)
  return rows[0]?.userId
}

export const addExport = async (tx: Tx, userId: string): Promise<DataExport> => {
  await sql`delete from data_export where user_id = ${userId} and expires_at <= now()`.execute(tx)
  const { rows } = await sql<Row>`insert into data_export (user_id, expires_at)
    values (${userId}, now() + make_interval(days => ${daysKept})) returning ${columns}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('A data export was written and is not there.')
  return shown(row)
}
