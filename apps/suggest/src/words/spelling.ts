import { remembered } from './remembered.ts'
import { isJoined, withoutHyphen } from './tokens.ts'

/** A word as it is written. */
export type Spelling = {
  readonly word: string
  readonly small: string
  /** By a hyphen to the next one, which is no part of the word. */
  readonly isJoined: boolean
  readonly isCapitalised: boolean
  /** PCA, PDFs, kNN. */
  readonly isInitials: boolean
}

const inCapitals = /^\p{Lu}{2,}$/u
const oneLetter = /^\p{Lu}$/u
const capital = /^\p{Lu}/u
const initials = /\p{Lu}.*\p{Lu}/u

export const spellingOf = remembered((spelt: string): Spelling => {
  const word = withoutHyphen(spelt)
  const small = word.toLowerCase()
  return {
    word,
    small,
    isJoined: isJoined(spelt),
    isCapitalised: small !== word && capital.test(word),
    isInitials: small !== word && initials.test(word),
  }
})

/** Whether capitals tell something about these words: not where all of them are in capitals. */
export const hasCase = (words: readonly Spelling[]): boolean =>
  words.length < 2 || words.some(({ word }) => word !== word.toUpperCase())

/**
 * Whether a word is a name, whatever small word is spelt the same: US history, Hepatitis A. An A that begins a sentence
 * or stands before another capital is an article.
 */
export function isName(words: readonly Spelling[], at: number): boolean {
  const word = words[at]?.word ?? ''
  return inCapitals.test(word) || (oneLetter.test(word) && at > 0 && !words[at + 1]?.isCapitalised)
}
