import { sql } from 'kysely'
import type { Reader, Writer } from './reader.ts'

export const areLinked = async ({ db }: Pick<Reader, 'db'>, source: number, target: number): Promise<boolean> => {
  const { rows } = await sql`
    select from competency_link where source_id = ${source} and target_id = ${target}`.execute(db)
  return rows.length > 0
}

export const link = async ({ db }: Pick<Writer, 'db'>, source: number, target: number): Promise<void> => {
  await sql`insert into competency_link (source_id, target_id) values (${source}, ${target})`.execute(db)
}
