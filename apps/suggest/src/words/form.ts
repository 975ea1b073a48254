/**
 * An English word without the endings of grammar, so that trees and tree, classes and class, caching and cache are one.
 * A stemmer takes more away: for it "determined" is "determinant".
 */
export const formOf = (word: string): string =>
  word
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1')
