import { longestWord, memoizeWords } from './memoize-words.ts'
import { withoutAccents } from './stem.ts'

/**
 * Removes accents and grammatical endings from an English word, so that trees and tree, cached and cache, résumé and
 * resume are equal. A stemmer removes more: it maps "determined" to "determinant" and "marketing" to "market".
 */
export const formOf = memoizeWords((word: string): string =>
  word.length > longestWord
    ? word
    : withoutAccents(word)
        .replace(/(?<!s)s$/, '')
        .replace(/(?<=.{3})ed$/, '')
        .replace(/(?:ie|y)$/, 'i')
        .replace(/e$/, '')
        .replace(/(.)\1$/, '$1'),
)
