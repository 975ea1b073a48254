import { withoutAccents } from './stem.ts'

/**
 * An English word without accents and the endings of grammar, so that trees and tree, caching and cache, résumé and
 * resume are one. A stemmer takes more away: for it "determined" is "determinant".
 */
export const formOf = (word: string): string =>
  withoutAccents(word)
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1')
