import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** Whether a job of the group may show the banner: one of its own or a default one. It stays for this transaction. */
export const isUsableImage = async (tx: Kysely<Tables>, imageId: string, groupId: string): Promise<boolean> => {
  const { rows } = await sql`select from image where image_id = ${imageId}
    and (research_group_id = ${groupId} or research_group_id is null) for key share`.execute(tx)
  return rows.length > 0
}
