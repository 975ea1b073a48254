import { type RawBuilder, sql } from 'kysely'

/** Whether a text holds another one, in whatever case and with or without accents; `%` and `_` stand for themselves. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> => {
  const pattern = `%${part.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`spellings_of(${text}) ilike plain_letters(${pattern})`
}
