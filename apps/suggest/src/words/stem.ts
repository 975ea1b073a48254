import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import type { Language } from './language.ts'

const stemmers = { en: english, de: german } satisfies Record<Language, (word: string) => string>
const longestWord = 40
const accents = /\p{M}/gu

/** A lower-case word without its ending and without accents; words no person writes stay as they are. */
export function stem(word: string, language: Language): string {
  if (word.length > longestWord) return word
  return stemmers[language](word).normalize('NFD').replace(accents, '').replaceAll('ß', 'ss')
}
