import { type RawBuilder, sql } from 'kysely'
import { problem } from '../problems.ts'

const fewestLetters = 3

const wordsOf = (query: string): readonly string[] =>
  query
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    // Marks alone are nothing once they are taken from their letters.
    .filter(word => /[\p{L}\p{N}]/u.test(word))

/** People (`p`) in whose name or address every word of the query begins a word. */
export const namedLike = (query: string): RawBuilder<boolean> => {
  const words = wordsOf(query)
  if (words.join('').length < fewestLetters)
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/query/query', message: `Give at least ${fewestLetters} letters.`, code: 'minLength' }],
    })
  // Nothing but letters and digits is left of the words, so that a quoted one is a word and nothing else.
  const beginnings = words.map(word => `'${word}':*`).join(' & ')
  return sql<boolean>`person_words(p.first_name, p.last_name, p.email) @@ to_tsquery('simple', plain_letters(${beginnings}))`
}
