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

/** Stands for the stop words left out at a place, so that the words around them are not taken for neighbours. */
export const gap = ''

/** A competency's words as they stand in it, a gap in place of stop words; passage by passage. */
export interface Heard {
  /** Without what says that it is an introduction. */
  readonly title: Words
  readonly isIntroduction: boolean
  readonly core: readonly Words[]
  readonly ahead: readonly Words[]
  readonly back: readonly Words[]
  /** The words of title, core and back without endings of grammar. */
  readonly forms: () => ReadonlySet<string>
  /** Those that are written in capitals, as initials are. */
  readonly capitals: ReadonlySet<string>
  /** In German those that begin with a capital, as nouns do. */
  readonly nouns: ReadonlySet<string>
}

/** What can be said of a competency's text without knowing its course. */
export interface Listening {
  readonly title: string
  /** What the title says it is called for short: geographic information system (GIS). */
  readonly short: string | undefined
  /** Undefined when its words do not tell. */
  readonly spoken: Language | undefined
  readonly in: (language: Language) => Heard
}

/** Enough of a text to hear its language; mostly its beginning leaves no doubt. */
const sampleLength = 400
const beginningLength = 150
const noDoubt = 4

/** Characters of texts whose words are kept. A course mostly changes in a few of its texts. */
const keptCharacters = 2_000_000
const kept = new LRUCache<string, Listening>({ maxSize: keptCharacters })

/** Where an item of a list or a paragraph ends without a stop: a word that looks ahead in it says nothing of the next. */
const itemEnd =
  /(?<=[\p{L}\p{N})])(?=[ \t]{0,8}(?:<\/(?:li|p|h\d)>|\r?\n[ \t]{0,8}(?:\r?\n|[ \t\n]{0,8}(?:[-*+•–]|\d{1,3}[.)])[ \t])))/giu

/** Most texts are of one piece, and to see that costs less than to look behind every letter. */
const hasItems = /[\n<]/

export function listenTo({ title, description }: Pick<Text, 'title' | 'description'>): Listening {
  const key = `${title}\0${description}`
  const known = kept.get(key)
  if (known) return known
  const listening = listen(
    plainText(title),
    plainText(hasItems.test(description) ? description.replace(itemEnd, '.') : description),
  )
  kept.set(key, listening, { size: key.length })
  return listening
}

/** One word with two capitals, in brackets. */
const shortName = /(?<=\p{L}.*)\s\(((?=[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*\p{Lu})[\p{L}\p{N}]{2,8})\)/u

function listen(whole: string, text: string): Listening {
  const heard: { [language in Language]?: Heard } = {}
  const title = whole.replace(shortName, '')
  return {
    title,
    short: shortName.exec(whole)?.[1]?.toLowerCase(),
    spoken: spokenIn(`${title} ${text.slice(0, sampleLength)}`),
    in: language => (heard[language] ??= hear(title, text, language)),
  }
}

const spokenIn = (sample: string) =>
  languageOf(spelt(sample.slice(0, beginningLength)), noDoubt) ?? languageOf(spelt(sample))

function hear(title: string, text: string, language: Language): Heard {
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
  const { core, ahead, back } = passagesOf(text, language)
  const heard: Heard = {
    title: orAll(wordsOf(title.replace(introduction, '')), title),
    isIntroduction,
    // What an introduction speaks of is what it leads to.
    core: isIntroduction ? [] : core.map(wordsOf),
    ahead: (isIntroduction ? [...core, ...ahead] : ahead).map(wordsOf),
    back: back.map(wordsOf),
    // Only titles of one word ask for them, and many courses have none.
    forms: lazily(() => formsOf([heard.title, ...heard.core, ...heard.back].flat())),
    capitals,
    nouns,
  }
  return heard
}

/** A title of nothing but small words is made of these. */
const orAll = (words: Words, title: string): Words => (words.some(word => word !== gap) ? words : tokens(title))

export const formsOf = (words: Words): ReadonlySet<string> => new Set(words.map(formOf))
