import type { Rule } from './finding.ts'
import { mask } from './mask.ts'
import { english } from './words/english.ts'
import { german } from './words/german.ts'
import { insteadOf, masculineNames } from './words/masculine.ts'
import type { Word } from './words/word.ts'

export type Found = {
  readonly rule: Exclude<Rule, 'MISSING'>
  readonly from: number
  readonly to: number
  readonly instead: string
}

/** A wish is looked for as whole words, whatever the case of its letters. */
const patternOf = ({ find }: Word): RegExp => {
  const source = find
    .replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll('#', String.raw`\d{1,3}`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${source}(?![\p{L}\p{N}])`, 'giu')
}

const lists = {
  en: english.map(word => ({ ...word, pattern: patternOf(word) })),
  de: german.map(word => ({ ...word, pattern: patternOf(word) })),
}

export type Spoken = keyof typeof lists

/** The words of a text that could be better, in their order; of those that overlap the longer ones. */
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
  const longest = found.toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)
  return longest
    .filter((each, index) => longest.slice(0, index).every(({ from, to }) => each.to <= from || to <= each.from))
    .toSorted((one, other) => one.from - other.from)
}

const masculine = (text: string): Found[] =>
  [...text.matchAll(masculineNames)].map(({ 0: words, 1: name = '', index }) => ({
    rule: 'GENDERED_NAME',
    instead: insteadOf(name),
    from: index,
    to: index + words.length,
  }))
