import type { Language } from './language.ts'
import { memoizeWords } from './memoize-words.ts'
import { stopWords } from './stop-words.ts'
import { isJoined, withoutHyphen, written } from './tokens.ts'

/** A word as written, with what is known about it without its context. */
export type Spelling = {
  readonly small: string
  /** Joined by a hyphen to the next word. */
  readonly isJoined: boolean
  readonly isCapitalised: boolean
  /** PCA, PDFs, kNN. */
  readonly isInitials: boolean
  readonly isInCapitals: boolean
  /** A, but not a. */
  readonly isCapitalLetter: boolean
  readonly hasSmallLetter: boolean
  readonly isStopWord: Readonly<Record<Language, boolean>>
  /** How English the word sounds; negative for German. */
  readonly sound: number
}

const inCapitals = /^\p{Lu}{2,}$/u
const oneLetter = /^\p{Lu}$/u
const capital = /^\p{Lu}/u
const initials = /\p{Lu}.*\p{Lu}/u
const umlaut = /[äöüß]/

const spellingOf = memoizeWords((spelt: string): Spelling => {
  const word = withoutHyphen(spelt)
  const small = word.toLowerCase()
  const isStopWord = { en: stopWords.en.has(small), de: stopWords.de.has(small) }
  return {
    small,
    isJoined: isJoined(spelt),
    isCapitalised: small !== word && capital.test(word),
    isInitials: small !== word && initials.test(word),
    isInCapitals: inCapitals.test(word),
    isCapitalLetter: oneLetter.test(word),
    hasSmallLetter: word !== word.toUpperCase(),
    isStopWord,
    // I is usually a number: Analysis I.
    sound: small === 'i' ? 0 : Number(isStopWord.en) - Number(isStopWord.de) - Number(umlaut.test(small)),
  }
})

/** The words of a plain text, in order. */
export const spelt = (text: string): readonly Spelling[] => written(text).map(spellingOf)

/** Whether capitals mean anything in these words: not if all of them are in capitals. */
export const hasCase = (words: readonly Spelling[]): boolean =>
  words.length < 2 || words.some(({ hasSmallLetter }) => hasSmallLetter)

/**
 * Whether a word that looks like a stop word is a name: US history, Hepatitis A. An A that begins a sentence or comes
 * before another capital is an article.
 */
export const isName = ({ isInCapitals, isCapitalLetter }: Spelling, before?: Spelling, after?: Spelling): boolean =>
  isInCapitals || (isCapitalLetter && before !== undefined && !after?.isCapitalised)
