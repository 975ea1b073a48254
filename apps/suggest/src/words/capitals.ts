const inCapitals = /^\p{Lu}{2,}$/u
const oneLetter = /^\p{Lu}$/u
const capital = /^\p{Lu}/u
const initials = /\p{Lu}.*\p{Lu}/u

/** Whether capitals tell something about these words: not where all of them are in capitals. */
export const hasCase = (words: readonly string[]): boolean =>
  words.length < 2 || words.some(word => word !== word.toUpperCase())

export const isCapitalised = (word: string): boolean => capital.test(word)

/** PCA, PDFs, kNN. */
export const isInitials = (word: string): boolean => initials.test(word)

/**
 * Whether a word is a name, whatever small word is spelt the same: US history, Hepatitis A. An A that begins a sentence
 * or stands before another capital is an article.
 */
export function isName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return inCapitals.test(word) || (oneLetter.test(word) && at > 0 && !isCapitalised(words[at + 1] ?? ''))
}
