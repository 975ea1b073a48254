import { LRUCache } from 'lru-cache'
import { longestWord, withoutAccents } from './stem.ts'

/** Courses repeat each other's words. */
const recent = new LRUCache<string, string>({ max: 20_000 })

/**
 * An English word without accents and the endings of grammar, so that trees and tree, cached and cache, résumé and
 * resume are one. A stemmer takes more away: for it "determined" is "determinant" and "marketing" is "market".
 */
export function formOf(word: string): string {
  if (word.length > longestWord) return word
  const known = recent.get(word)
  if (known !== undefined) return known
  const form = found(word)
  recent.set(word, form)
  return form
}

const found = (word: string): string =>
  withoutAccents(word)
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=.{3})ed$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1')
