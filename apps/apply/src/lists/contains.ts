import { type RawBuilder, sql } from 'kysely'

/** Whether a text contains another one, ignoring case and accents; `%` and `_` are literal. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> => {
  const pattern = `%${part.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`spellings_of(${text}) ilike plain_letters(${pattern})`
}
