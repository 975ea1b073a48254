import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import type { Language } from './language.ts'
import { longestWord, memoizeWords } from './memoize-words.ts'

const stemmers = { en: english, de: german } satisfies Record<Language, (word: string) => string>
/** Plurals of initials, such as CDFs, which the stemmer leaves alone because they have no vowel. */
const initials = /^[b-df-hj-np-tv-xz]{2,}s$/
const accents = /\p{M}/gu
const stems = {
  en: memoizeWords(word => rootOf(word, 'en')),
  de: memoizeWords(word => rootOf(word, 'de')),
} satisfies Record<Language, unknown>

/** The stem of a lower-case word without accents; words that no person writes stay as they are. */
export const stem = (word: string, language: Language): string => stems[language](word)

function rootOf(word: string, language: Language): string {
  if (word.length > longestWord) return word
  if (initials.test(word)) return word.slice(0, -1)
  return withoutAccents(stemmers[language](word)).replaceAll('ß', 'ss')
}

export const withoutAccents = (word: string): string => word.normalize('NFD').replace(accents, '')
