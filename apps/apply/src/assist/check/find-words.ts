import type { Rule } from './finding.ts'
import { mask } from './mask.ts'
import { english } from './words/english.ts'
import { german } from './words/german.ts'
import { insteadOf, masculineNames } from './words/masculine.ts'
import { letters, type Word } from './words/word.ts'

export type Found = {
  readonly rule: Exclude<Rule, 'MISSING'>
  readonly from: number
  readonly to: number
  readonly instead: string
}

/** Matches whole words in any case. */
const patternOf = ({ find }: Word): RegExp => {
  const source = find
    .replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll('*', `[${letters}]*`)
    .replaceAll('#', String.raw`\d{1,3}`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(`(?<![${letters}\\d-])${source}(?![${letters}\\d])`, 'gi')
}

const lists = {
  en: english.map(word => ({ ...word, pattern: patternOf(word) })),
  de: german.map(word => ({ ...word, pattern: patternOf(word) })),
}

export type Spoken = keyof typeof lists

/** Words of a text that could be better, in order; of overlapping ones the longer. */
export const findWords = (html: string, languages: readonly Spoken[]): readonly Found[] => {
  const text = mask(html)
  const found = languages.flatMap(language => [
    ...lists[language].flatMap(({ rule, instead, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        rule,
        instead,
        from: index,
        to: index + words.length,
      })),
    ),
    ...(language === 'de' ? masculine(text) : []),
  ])
  const kept: Found[] = []
  for (const each of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = kept.at(-1)
    if (last === undefined || last.to <= each.from) kept.push(each)
    else if (each.to - each.from > last.to - last.from) kept.splice(-1, 1, each)
  }
  return kept
}

const masculine = (text: string): Found[] =>
  [...text.matchAll(masculineNames)].map(({ 0: words, 1: name = '', index }) => ({
    rule: 'GENDERED_NAME',
    instead: insteadOf(name),
    from: index,
    to: index + words.length,
  }))
