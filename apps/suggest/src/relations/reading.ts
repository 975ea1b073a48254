import type { Language } from '../words/language.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { tokens } from '../words/tokens.ts'
import { compoundSplitter } from './compounds.ts'
import type { Competency } from './course.ts'
import { type Heard, listenTo } from './listening.ts'

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
  const texts = competencies.map(listenTo)
  const spoken = texts.map(text => text.spoken)
  const usual = spoken.filter(language => language === 'de').length * 2 > spoken.filter(Boolean).length ? 'de' : 'en'
  const languages = spoken.map(language => language ?? usual)
  const split = compoundSplitter(knownWords(texts.map(({ title }, i) => (languages[i] === 'de' ? title : ''))))
  const number = numbering()
  return texts.map((text, i) => {
    const language = languages[i] ?? usual
    const parted = (words: readonly string[]) => (language === 'de' ? words.flatMap(split) : words)
    const numbers = (words: readonly string[]) => words.map(word => number(word, language))
    const heard = text.in(language)
    const named = parted(heard.title)
    return readingOf(numbers(named), numbers(initialsOf(named)), heard, words => numbers(parted(words)))
  })
}

type Read = (words: readonly string[]) => readonly Word[]

function readingOf(title: readonly Word[], initials: readonly Word[], heard: Heard, read: Read): Reading {
  const core = [...title, ...readEach(heard.core, read)]
  const ahead = readEach(heard.ahead, read)
  return {
    title,
    names: [title, initials].filter(({ length }) => length > 0 && length <= longestName),
    core,
    coreWords: new Set(core),
    back: readEach(heard.back, read),
    words: new Set([...core, ...ahead].filter(word => word !== boundary)),
    length: core.length - title.length - heard.core.length + ahead.length - heard.ahead.length,
  }
}

const initialsOf = (words: readonly string[]) =>
  words.length >= shortestInitials && words.length <= longestName ? [words.map(word => word[0]).join('')] : []

const readEach = (passages: readonly (readonly string[])[], read: Read) =>
  passages.flatMap(passage => [boundary, ...read(passage)])

function knownWords(titles: readonly string[]): ReadonlySet<string> {
  const words = titles.flatMap(tokens).filter(word => !stopWords.de.has(word))
  return new Set(words.flatMap(word => [word, stem(word, 'de')]).filter(word => word.length >= 4))
}

/** Each word is stemmed once a course: texts of one subject repeat their words. */
function numbering(): (word: string, language: Language) => Word {
  const stems = new Map<string, Word>()
  const known = { en: new Map<string, Word>(), de: new Map<string, Word>() } satisfies Record<Language, unknown>
  return (word, language) => {
    const before = known[language].get(word)
    if (before !== undefined) return before
    const root = stem(word, language)
    const number = stems.get(root) ?? stems.size
    stems.set(root, number)
    known[language].set(word, number)
    return number
  }
}
