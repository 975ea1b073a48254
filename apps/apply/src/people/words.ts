import { type RawBuilder, sql } from 'kysely'
import { problem } from '../problems.ts'

const fewestLetters = 3

const wordsOf = (query: string): readonly string[] =>
  query
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    // A word of combining marks only is empty once its letters are gone.
    .filter(word => /[\p{L}\p{N}]/u.test(word))

/** People (`p`) whose name or address contains, for every word of the query, a word that begins with it. */
export const namedLike = (query: string): RawBuilder<boolean> => {
  const words = wordsOf(query)
  if (words.join('').length < fewestLetters)
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/query/query', message: `Give at least ${fewestLetters} letters.`, code: 'minLength' }],
    })
  // The words hold letters and digits only, so they can be quoted safely.
  const beginnings = words.map(word => `'${word}':*`).join(' & ')
  return sql<boolean>`person_words(p.first_name, p.last_name, p.email) @@ to_tsquery('simple', plain_letters(${beginnings}))`
}
