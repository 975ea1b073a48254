import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import type { Language } from './language.ts'

const stemmers = { en: english, de: german } satisfies Record<Language, (word: string) => string>
const longestWord = 40
/** Initials in the plural, such as CDFs: no stemmer knows them, for they have no vowel. */
const initials = /^[b-df-hj-np-tv-xz]{2,}s$/
const accents = /\p{M}/gu

/** A lower-case word without its ending and without accents; words no person writes stay as they are. */
export function stem(word: string, language: Language): string {
  if (word.length > longestWord) return word
  if (initials.test(word)) return word.slice(0, -1)
  return stemmers[language](word).normalize('NFD').replace(accents, '').replaceAll('ß', 'ss')
}
