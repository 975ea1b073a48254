import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../text/language.ts'

/** A text of the job `j` in a language, or in the other one if it is empty in this. */
export const inLanguage = (what: 'description' | 'excerpt', language: Language): RawBuilder<string> => {
  const [own, other] = language === 'de' ? ['de', 'en'] : ['en', 'de']
  return sql<string>`coalesce(nullif(${sql.ref(`j.${what}_${own}`)}, ''), ${sql.ref(`j.${what}_${other}`)})`
}
