import { sql } from 'kysely'
import type { House } from '../../../test/house/house.ts'

/** The letters in which a word stands, as ADMIN and whoever reads the database could find them. */
export const lettersTelling = async ({ database }: House, word: string) => {
  const { rows } = await sql<{ type: string; state: string }>`select type, state from letter
    where letter::text ilike ${`%${word}%`} order by written_at`.execute(database.query)
  return rows.map(({ type, state }) => `${type} ${state}`)
}
