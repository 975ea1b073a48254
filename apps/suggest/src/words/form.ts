import { longestWord, remembered } from './remembered.ts'
import { withoutAccents } from './stem.ts'

/**
 * An English word without accents and the endings of grammar, so that trees and tree, cached and cache, résumé and
 * resume are one. A stemmer takes more away: for it "determined" is "determinant" and "marketing" is "market".
 */
export const formOf = remembered((word: string): string =>
  word.length > longestWord
    ? word
    : withoutAccents(word)
        .replace(/(?<!s)s$/, '')
        .replace(/(?<=.{3})ed$/, '')
        .replace(/(?:ie|y)$/, 'i')
        .replace(/e$/, '')
        .replace(/(.)\1$/, '$1'),
)
