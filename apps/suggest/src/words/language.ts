import { stopWords } from './stop-words.ts'

export type Language = 'en' | 'de'

/** The language whose small words occur more often; undefined when the words do not tell. */
export function languageOf(words: readonly string[]): Language | undefined {
  let english = 0
  let german = 0
  for (const word of words) {
    // Mostly a number: Analysis I.
    if (word === 'i') continue
    if (stopWords.en.has(word)) english++
    if (stopWords.de.has(word)) german++
    if (/[äöüß]/.test(word)) german++
  }
  if (english === german) return undefined
  return english > german ? 'en' : 'de'
}
