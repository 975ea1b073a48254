import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { LRUCache } from 'lru-cache'
import type { Language } from './language.ts'

const stemmers = { en: english, de: german } satisfies Record<Language, (word: string) => string>
/** Words no person writes are kept as they are, and not for long. */
export const longestWord = 40
/** Initials in the plural, such as CDFs: no stemmer knows them, for they have no vowel. */
const initials = /^[b-df-hj-np-tv-xz]{2,}s$/
const accents = /\p{M}/gu
/** Courses repeat each other's words, and a stemmer takes longer than a look. */
const recent = {
  en: new LRUCache<string, string>({ max: 20_000 }),
  de: new LRUCache<string, string>({ max: 20_000 }),
} satisfies Record<Language, unknown>

/** A lower-case word without its ending and without accents; words no person writes stay as they are. */
export function stem(word: string, language: Language): string {
  if (word.length > longestWord) return word
  const known = recent[language].get(word)
  if (known !== undefined) return known
  const root = rootOf(word, language)
  recent[language].set(word, root)
  return root
}

function rootOf(word: string, language: Language): string {
  if (initials.test(word)) return word.slice(0, -1)
  return withoutAccents(stemmers[language](word)).replaceAll('ß', 'ss')
}

export const withoutAccents = (word: string): string => word.normalize('NFD').replace(accents, '')
