import { sql } from 'kysely'
import type { House } from '../../../test/house/house.ts'

/** The letters that contain a word, as an ADMIN or a reader of the database could find them. */
export const lettersTelling = async ({ database }: House, word: string) => {
  const { rows } = await sql<{ type: string; state: string }>`select type, state from letter
    where letter::text ilike ${`%${word}%`} order by written_at`.execute(database.query)
  return rows.map(({ type, state }) => `${type} ${state}`)
}
