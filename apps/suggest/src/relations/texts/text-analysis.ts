import { LRUCache } from 'lru-cache'
import { lazily } from '../../lazily.ts'
import { formOf } from '../../words/form.ts'
import { type Language, languageOf } from '../../words/language.ts'
import { plainText } from '../../words/plain-text.ts'
import { hasCase, isName, type Spelling, spelt } from '../../words/spelling.ts'
import { tokens } from '../../words/tokens.ts'
import type { Text } from '../course.ts'
import { cues } from './cues.ts'
import { passagesOf } from './passages.ts'

type Words = readonly string[]

/** Marks the place of stop words, so that the words around them do not count as neighbours. */
export const gap = ''

/** The words of a competency in order, passage by passage, with gaps for stop words. */
export interface WordsByRole {
  /** Without the words that mark it as an introduction. */
  readonly title: Words
  readonly core: readonly Words[]
  readonly ahead: readonly Words[]
  /** The words of title and core without grammatical endings. */
  readonly forms: () => ReadonlySet<string>
  /** Words in capitals, such as initials. */
  readonly capitals: ReadonlySet<string>
  /** In German the capitalised words, which are mostly nouns. */
  readonly nouns: ReadonlySet<string>
}

/** The parts of the analysis that do not depend on the course. */
export interface TextAnalysis {
  readonly title: string
  /** The abbreviation in the title: geographic information system (GIS). */
  readonly short: string | undefined
  /** Undefined if the words do not show it. */
  readonly spoken: Language | undefined
  readonly in: (language: Language) => WordsByRole
}

/** How much of a text decides its language; usually the beginning is enough. */
const sampleLength = 400
const beginningLength = 150
const noDoubt = 4

/** Limits the cache by characters of text. Usually only a few texts of a course change. */
const keptCharacters = 2_000_000
const kept = new LRUCache<string, TextAnalysis>({ maxSize: keptCharacters })

/** The end of a list item or paragraph without a full stop: a word that looks ahead must not affect the next item. */
const itemEnd =
  /(?<=[\p{L}\p{N})])(?=[ \t]{0,8}(?:<\/(?:li|p|h\d)>|\r?\n[ \t]{0,8}(?:\r?\n|[ \t\n]{0,8}(?:[-*+•–]|\d{1,3}[.)])[ \t])))/giu

/** A cheap test: most texts have no items, and the pattern above looks behind every letter. */
const hasItems = /[\n<]/

export function analyseText({ title, description }: Pick<Text, 'title' | 'description'>): TextAnalysis {
  const key = `${title}\0${description}`
  const known = kept.get(key)
  if (known) return known
  const analysis = analyse(
    plainText(title),
    plainText(hasItems.test(description) ? description.replace(itemEnd, '.') : description),
  )
  kept.set(key, analysis, { size: key.length })
  return analysis
}

/** One word with two capitals, in brackets. */
const shortName = /(?<=\p{L}.*)\s\(((?=[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*\p{Lu})[\p{L}\p{N}]{2,8})\)/u

function analyse(whole: string, text: string): TextAnalysis {
  const heard: { [language in Language]?: WordsByRole } = {}
  const title = whole.replace(shortName, '')
  return {
    title,
    short: shortName.exec(whole)?.[1]?.toLowerCase(),
    spoken: spokenIn(`${title} ${text.slice(0, sampleLength)}`),
    in: language => (heard[language] ??= wordsByRole(title, text, language)),
  }
}

const spokenIn = (sample: string) =>
  languageOf(spelt(sample.slice(0, beginningLength)), noDoubt) ?? languageOf(spelt(sample))

function wordsByRole(title: string, text: string, language: Language): WordsByRole {
  const capitals = new Set<string>()
  const nouns = new Set<string>()
  const wordsOf = (passage: string): Words => {
    const all = spelt(passage)
    const isCased = hasCase(all)
    const words: string[] = []
    let before: Spelling | undefined
    let at = 0
    for (const word of all) {
      const { small, isJoined } = word
      if (word.isInitials && isCased) capitals.add(small)
      if (word.isCapitalised && language === 'de') nouns.add(small)
      const isSmall = word.isStopWord[language] && !isJoined && !before?.isJoined
      if (!isSmall || (isCased && isName(word, before, all[at + 1]))) words.push(small)
      else if (words.length > 0 && words.at(-1) !== gap) words.push(gap)
      before = word
      at++
    }
    return words
  }
  const { introduction } = cues[language]
  const isIntroduction = introduction.test(title)
  const { core, ahead } = passagesOf(text, language)
  const heard: WordsByRole = {
    title: orAll(wordsOf(title.replace(introduction, '')), title),
    // An introduction comes before all that it names.
    core: isIntroduction ? [] : core.map(wordsOf),
    ahead: (isIntroduction ? [...core, ...ahead] : ahead).map(wordsOf),
    // Lazy: only titles of one word need the forms, and many courses have none.
    forms: lazily(() => formsOf([heard.title, ...heard.core].flat())),
    capitals,
    nouns,
  }
  return heard
}

/** A title made only of stop words keeps them. */
const orAll = (words: Words, title: string): Words => (words.some(word => word !== gap) ? words : tokens(title))

export const formsOf = (words: Words): ReadonlySet<string> => new Set(words.map(formOf))
