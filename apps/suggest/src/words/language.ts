import { remembered } from './remembered.ts'
import { stopWords } from './stop-words.ts'

export type Language = 'en' | 'de'

const voteOf = remembered((word: string) => {
  // Mostly a number: Analysis I.
  if (word === 'i') return { english: 0, german: 0 }
  return {
    english: Number(stopWords.en.has(word)),
    german: Number(stopWords.de.has(word)) + Number(/[äöüß]/.test(word)),
  }
})

/** The language whose small words occur more often; undefined when the words do not tell. */
export function languageOf(words: readonly string[]): Language | undefined {
  let english = 0
  let german = 0
  for (const word of words) {
    const vote = voteOf(word)
    english += vote.english
    german += vote.german
  }
  if (english === german) return undefined
  return english > german ? 'en' : 'de'
}
