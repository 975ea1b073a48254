import { type Language, languageOf } from '../words/language.ts'
import { plainText } from '../words/plain-text.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { tokens } from '../words/tokens.ts'
import { compoundSplitter } from './compounds.ts'
import type { Competency } from './course.ts'
import { passagesOf } from './passages.ts'

/** A word as a number: its place in the course's vocabulary. */
export type Word = number
/** Parts passages, so that no name is found across a boundary. */
export const boundary: Word = -1

/** A competency as its words: no stop words, no endings. */
export interface Reading {
  readonly title: readonly Word[]
  /** What the competency is called: its title, and the title's initials where they are three or more. */
  readonly names: readonly (readonly Word[])[]
  /** The title and what the text says of its own subject. */
  readonly core: readonly Word[]
  readonly coreWords: ReadonlySet<Word>
  /** What the text says it rests on. */
  readonly back: readonly Word[]
  /** Every word of title and description. */
  readonly words: ReadonlySet<Word>
  /** Words in the description. */
  readonly length: number
}

const shortestInitials = 3
/** A longer title is a sentence, which no other text repeats word by word. */
const longestName = 12

export function readAll(competencies: readonly Competency[]): Reading[] {
  const texts = competencies.map(({ title, description }) => ({
    title: plainText(title),
    text: plainText(description),
  }))
  const spoken = texts.map(({ title, text }) => languageOf(tokens(`${title} ${text}`)))
  const usual = spoken.filter(language => language === 'de').length * 2 > spoken.filter(Boolean).length ? 'de' : 'en'
  const languages = spoken.map(language => language ?? usual)
  const split = compoundSplitter(titleWords(texts.map(({ title }, i) => (languages[i] === 'de' ? title : ''))))
  const number = numbering()

  return texts.map(({ title, text }, i): Reading => {
    const language = languages[i] ?? usual
    const read = (passage: string) => wordsOf(passage, language, split).map(word => number(stem(word, language)))
    const { core, back } = passagesOf(text, language)
    const titleRead = read(title)
    const all = read(text)
    const coreRead = [...titleRead, ...core.flatMap(passage => [boundary, ...read(passage)])]
    const initials = wordsOf(title, language, split)
      .map(word => word[0])
      .join('')
    const short = initials.length >= shortestInitials ? [[number(stem(initials, language))]] : []
    return {
      title: titleRead,
      names: titleRead.length > 0 && titleRead.length <= longestName ? [titleRead, ...short] : [],
      core: coreRead,
      coreWords: new Set(coreRead),
      back: back.flatMap(passage => [boundary, ...read(passage)]),
      words: new Set([...titleRead, ...all]),
      length: all.length,
    }
  })
}

function wordsOf(text: string, language: Language, split: (word: string) => readonly string[]): readonly string[] {
  const words = tokens(text).filter(word => !stopWords[language].has(word))
  return language === 'de' ? words.flatMap(split) : words
}

function titleWords(titles: readonly string[]): ReadonlySet<string> {
  const words = titles.flatMap(tokens).filter(word => !stopWords.de.has(word))
  return new Set(words.flatMap(word => [word, stem(word, 'de')]).filter(word => word.length >= 4))
}

function numbering(): (word: string) => Word {
  const numbers = new Map<string, Word>()
  return word => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
}
