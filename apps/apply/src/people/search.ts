import { type RawBuilder, sql } from 'kysely'
import { problem } from '../problems.ts'

const fewestLetters = 3

const wordsOf = (query: string): readonly string[] =>
  query
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    // A word of combining marks only is empty once its letters are gone.
    .filter(word => /[\p{L}\p{N}]/u.test(word))

/** A search condition on people `p`: each word of the query begins a word of their name or address. */
export const namedLike = (query: string): RawBuilder<boolean> => {
  const beginnings = beginningsIn(query)
  return sql<boolean>`person_words(p.first_name, p.last_name, p.email) @@ to_tsquery('simple', plain_letters(${beginnings}))`
}

/** The same by name only, or by the whole address: nobody can list the people of a domain. */
export const knownAs = (query: string): RawBuilder<boolean> => {
  const beginnings = beginningsIn(query)
  return query.includes('@')
    ? sql<boolean>`lower(p.email) = lower(${query.trim()})`
    : sql<boolean>`${namedLike(query)}
        and person_words(p.first_name, p.last_name, '') @@ to_tsquery('simple', plain_letters(${beginnings}))`
}

/** For a text search; refuses a query of fewer than three letters. */
const beginningsIn = (query: string): string => {
  const words = wordsOf(query)
  if (words.join('').length < fewestLetters)
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/query/query', message: `Give at least ${fewestLetters} letters.`, code: 'minLength' }],
    })
  // The words hold letters and digits only, so they can be quoted safely.
  return words.map(word => `'${word}':*`).join(' & ')
}
