import type { Language } from '../../words/language.ts'
import { stem } from '../../words/stem.ts'
import { gap } from './text-analysis.ts'

/** A word as a number: its index in the course's vocabulary. */
export type Word = number
/** Separates passages, so that no name is found across a boundary. */
export const boundary: Word = -1
/** Marks stop words: a name matches across them only if its own title has some there. */
export const smallWords: Word = -2
export const isWord = (word: Word) => word >= 0

/** Stems each word once per course, because texts on one subject repeat their words. */
export function numbering(): (word: string, language: Language) => Word {
  const stems = new Map<string, Word>()
  const known = { en: new Map<string, Word>(), de: new Map<string, Word>() } satisfies Record<Language, unknown>
  return (word, language) => {
    if (word === gap) return smallWords
    const before = known[language].get(word)
    if (before !== undefined) return before
    const root = stem(word, language)
    const number = stems.get(root) ?? stems.size
    stems.set(root, number)
    known[language].set(word, number)
    return number
  }
}

export const inOrder = (passages: readonly (readonly Word[])[]): Word[] => {
  const words: Word[] = []
  for (const passage of passages) {
    words.push(boundary)
    for (const word of passage) words.push(word)
  }
  return words
}

export function placesIn(passages: readonly (readonly Word[])[]): ReadonlyMap<Word, readonly number[]> {
  const places = new Map<Word, number[]>()
  for (const [at, passage] of passages.entries()) {
    for (const word of passage) {
      const met = places.get(word)
      if (!met) places.set(word, [at])
      else if (met.at(-1) !== at) met.push(at)
    }
  }
  return places
}
