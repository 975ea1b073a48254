import { lazily } from '../../lazily.ts'
import { formOf } from '../../words/form.ts'
import type { Language } from '../../words/language.ts'
import { plainText } from '../../words/plain-text.ts'
import { stem } from '../../words/stem.ts'
import { stopWords } from '../../words/stop-words.ts'
import { tokens } from '../../words/tokens.ts'
import type { Text } from '../course.ts'
import { undated } from '../titles/dates.ts'
import type { Mark } from '../titles/mark.ts'
import { unnumbered } from '../titles/numbering.ts'
import { type Part, withParts } from '../titles/series.ts'
import { untagged } from '../titles/tags.ts'
import { compoundSplitter } from './compounds.ts'
import { analyseText, formsOf, gap, type WordsByRole } from './text-analysis.ts'
import { inOrder, isWord, numbering, placesIn, smallWords, type Word } from './vocabulary.ts'

/** A competency as stemmed words. Lists that keep the order have gaps for stop words. */
export interface Reading {
  readonly language: Language
  readonly title: readonly Word[]
  /** The distinct words of the title. */
  readonly subject: readonly Word[]
  /** Its part of a series, if the title names one. */
  readonly part: Part | undefined
  /** The week or the year of the title, if these run through the course. */
  readonly time: Mark | undefined
  /** The time, or else the level of a part. */
  readonly stage: Mark | undefined
  /** What the whole title adds to the name that the parts of a series share: advanced, part 2. */
  readonly label: readonly Word[]
  /** The form of an English title of one word. */
  readonly single: string | undefined
  /** The stem of a title of one word made from a verb: sorting. */
  readonly gerund: Word | undefined
  /** A German title that is one noun. */
  readonly noun: Word | undefined
  /** The nouns of a German text, and their parts. */
  readonly nouns: ReadonlySet<Word> | undefined
  /** The forms of the words in title and core. */
  readonly forms: () => ReadonlySet<string>
  /** The forms of the words in the title. */
  readonly titleForms: () => ReadonlySet<string>
  /** The title in order. */
  readonly heading: readonly Word[]
  /** The names of the competency: its title, with and without gaps, in every language of the course. */
  readonly names: readonly (readonly Word[])[]
  /** Its abbreviation, or the initials of a title of three words or more. */
  readonly initials: Word | undefined
  /** The words in capitals. */
  readonly capitals: ReadonlySet<Word>
  /** The title and what the text says about its own subject, in order. */
  readonly core: readonly Word[]
  /** For each word of the core, the passages that contain it. */
  readonly passages: ReadonlyMap<Word, readonly number[]>
  /** Every word of title and description. */
  readonly words: ReadonlySet<Word>
}

/**
 * Whether a text may name another. A title of one word must occur as that word and not only with the same stem,
 * although merge sort is a kind of sorting; a German noun must occur as a noun. Across languages only stems can be
 * compared.
 */
export const mayName = ({ single, gerund, noun, language }: Reading, text: Reading, forms = text.forms): boolean =>
  (single === undefined || language !== text.language || forms().has(single) || isKindOf(text.subject, gerund)) &&
  (noun === undefined || !text.nouns || text.nouns.has(noun))

const isKindOf = (subject: readonly Word[], gerund: Word | undefined) =>
  gerund !== undefined && subject.length > 1 && subject.at(-1) === gerund

/** Nouns whose meaning has moved away from the verb. */
const ownNouns = new Set(['accounting', 'building', 'controlling', 'engineering', 'housing', 'marketing', 'meeting'])

const shortestInitials = 3
/** A longer title is a sentence, which no other text repeats word by word. */
const longestName = 12

export function readAll(competencies: readonly Text[]): Reading[] {
  const named = withParts(unnumbered(undated(untagged(competencies.map(({ title }) => title)))))
  const texts = competencies.map(({ title, description }, i) =>
    analyseText({ title: named[i]?.name ?? title, description }),
  )
  const bearers = Map.groupBy(texts, ({ short }) => short)
  const spoken = texts.map(text => text.spoken)
  const usual = spoken.filter(language => language === 'de').length * 2 > spoken.filter(Boolean).length ? 'de' : 'en'
  const languages = spoken.map(language => language ?? usual)
  const spokenHere = new Set(languages)
  const split = compoundSplitter(knownWords(texts.map(({ title }, i) => (languages[i] === 'de' ? title : ''))))
  // An abbreviation that several titles share identifies none of them.
  const isOwn = (short: string | undefined): short is string => short !== undefined && bearers.get(short)?.length === 1
  const number = numbering()
  return texts.map((text, i) => {
    const language = languages[i] ?? usual
    const parted = (words: readonly string[], as = language) => (as === 'de' ? words.flatMap(split) : words)
    const numbers = (words: readonly string[], as = language) => {
      const all: Word[] = []
      for (const word of words) all.push(number(word, as))
      return all
    }
    const heard = text.in(language)
    const title = parted(heard.title).filter(word => word !== gap)
    // Spelt as in the texts of the course's other language.
    const abroad = [...spokenHere]
      .filter(other => other !== language)
      .flatMap(other => namesOf(numbers(parted(heard.title, other), other)))
    const [single] = title.length === 1 && language === 'en' ? title.map(formOf) : []
    const [gerund] = single?.endsWith('ing') && !ownNouns.has(single) ? numbers(title) : []
    const [initials] = numbers(isOwn(text.short) ? [text.short] : initialsOf(title, language))
    const capitals = new Set(numbers([...heard.capitals]))
    const read = (words: readonly string[]) => numbers(parted(words))
    const [noun] = language === 'de' && isNoun(title, heard) ? read(title) : []
    const nouns = language === 'de' && heard.nouns.size > 0 ? new Set(read([...heard.nouns])) : undefined
    const { part, time, stage } = named[i] ?? {}
    const rest = readingOf(heard, read)
    const whole = part?.isNamesake ? tokens(plainText(competencies[i]?.title ?? '')) : []
    const label = numbers(whole.filter(word => !stopWords[language].has(word))).filter(
      word => !rest.title.includes(word),
    )
    const names = [...namesOf(rest.heading), ...abroad]
    return { language, single, gerund, noun, nouns, initials, capitals, part, time, stage, label, names, ...rest }
  })
}

/** A noun made from a verb is also named by the verb: "Sortieren" by "sortieren". */
const verb = /e(?:n|rn|ln)$/
const isNoun = (title: readonly string[], { nouns }: WordsByRole): boolean =>
  title.length === 1 && title.every(word => nouns.has(word) && !verb.test(word))

type Read = (words: readonly string[]) => readonly Word[]

function readingOf(heard: WordsByRole, read: Read) {
  const heading = read(heard.title)
  const title = heading.filter(isWord)
  // Loops instead of map: arrays made by map change their kind once it is compiled, which discards the code compiled
  // for the old kind.
  const core = [heading]
  for (const passage of heard.core) core.push(read(passage))
  const words = new Set<Word>()
  const add = (passage: readonly Word[]) => {
    for (const word of passage) if (isWord(word)) words.add(word)
  }
  for (const passage of core) add(passage)
  for (const passage of heard.ahead) add(read(passage))
  return {
    title,
    subject: [...new Set(title)],
    forms: heard.forms,
    titleForms: lazily(() => formsOf(heard.title)),
    heading,
    core: inOrder(core),
    passages: placesIn(core),
    words,
  }
}

function namesOf(heading: readonly Word[]): readonly (readonly Word[])[] {
  const title = heading.filter(isWord)
  return title.length > longestName ? [] : [title, trimmed(heading)].filter(({ length }) => length > 0)
}

const trimmed = (heading: readonly Word[]) => (heading.at(-1) === smallWords ? heading.slice(0, -1) : heading)

/** Skips initials that seem to have an ending: AIS would be read as AI. */
function initialsOf(words: readonly string[], language: Language): readonly string[] {
  if (words.length < shortestInitials || words.length > longestName) return []
  const initials = words.map(word => word[0]).join('')
  return stem(initials, language) === initials ? [initials] : []
}

function knownWords(titles: readonly string[]): ReadonlySet<string> {
  const words = titles.flatMap(tokens).filter(word => !stopWords.de.has(word))
  return new Set(words.flatMap(word => [word, stem(word, 'de')]).filter(word => word.length >= 4))
}
