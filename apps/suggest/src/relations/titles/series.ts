import { levelOf } from './levels.ts'
import type { Mark, Unnumbered } from './mark.ts'
import { compareOrdinals, type Ordinal, ordinalOf } from './ordinals.ts'
import { timesOf } from './times.ts'

/** A part of a series: Logic II is the second part of Logic. */
export interface Part {
  readonly series: string
  /** Its rank among the parts that exist. */
  readonly number: number
  /** Another part has the same name, so the name alone may mean that one: Year 3: Fractions, Year 4: Fractions. */
  readonly isNamesake: boolean
}

/** If two parts of a series have different numbers, only the numbers decide which comes first. */
export const areParts = (a: Part | undefined, b: Part | undefined): boolean =>
  a !== undefined && a.series === b?.series && a.number !== b.number

export const isNextPart = (a: Part | undefined, b: Part | undefined): boolean =>
  a !== undefined && a.series === b?.series && a.number + 1 === b.number

export interface Named {
  readonly name: string
  readonly part: Part | undefined
  /** The week or the year, if these run through the course. */
  readonly time: Mark | undefined
  /** The time, or else the level of a part: an advanced text means the advanced part. */
  readonly stage: Mark | undefined
}

const roman = 'I{1,3}|IV|V|VI{1,3}|IX|X'
const partWord = '(?:[Pp]art|[Tt]eil)'
/**
 * Logic II, Logic 2, Logic (2), Logic 2/3, Logic, 2. Teil; a Roman number or a part also before a colon, a dash or a
 * bracket. "Week 3: loops" is no third part.
 */
const ending = new RegExp(
  `^(?!${partWord}\\b)(?<series>\\p{L}.*?(?<!\\b(?:[Tt]ype?|[Cc]lass|[Gg]roup|[Kk]lasse|[Gg]ruppe)))[\\s,:–-]{1,3}\\(?` +
    `(?:(?<plain>\\d{1,2})(?:/\\d{1,2}|\\. ?(?<behind>${partWord}))?\\)?$` +
    `|(?:(?<before>${partWord}) )?(?:(?<roman>${roman})|(?<=${partWord} )(?<other>\\d{1,2}|[A-E]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive))` +
    `(?:\\)?$|\\)?(?<rest>\\s*[:(].*|\\s[–—-]\\s.*)$))`,
  'su',
)

interface Place {
  readonly at: number
  readonly series: string
  readonly rest: string
  readonly number: Ordinal
  /** The title says part, week or year. */
  readonly isPart: boolean
}

/**
 * Finds the series among titles: Logic II follows Logic I, and Year 4: Fractions follows Year 3: Fractions. If two
 * titles have the same number, such as World War I: Trenches and World War I: Women, only titles with the same
 * remainder form a series.
 */
export function withParts(all: readonly Unnumbered[]): readonly Named[] {
  const parts = new Map<number, Part>()
  const take = (group: readonly Place[], series: string, isNamesake: boolean) => {
    const inOrder = group.toSorted((a, b) => compareOrdinals(a.number, b.number))
    const ranks = ranksOf(inOrder)
    const isNumbered = ranks.at(-1) !== 0 && (group.every(({ isPart }) => isPart) || isRun(inOrder, ranks))
    if (isNumbered)
      for (const [index, { at }] of inOrder.entries()) parts.set(at, { series, number: ranks[index] ?? 0, isNamesake })
  }
  const marked = all.flatMap(({ name, mark }, at): Place[] =>
    mark ? [{ at, series: `${mark.kind}\0${name.toLowerCase()}`, rest: '', number: mark.number, isPart: true }] : [],
  )
  for (const [series, group] of Map.groupBy(marked, one => one.series))
    take(
      group,
      series,
      group.every(({ at }) => all[at]?.mark?.isTaught),
    )
  const ended = all.flatMap(({ name }, at) => (parts.has(at) ? [] : (placeOf(name, at) ?? [])))
  for (const [series, group] of Map.groupBy(ended, one => one.series)) {
    if (isUnambiguous(group)) take(group, series, false)
    else for (const [rest, same] of Map.groupBy(group, one => one.rest)) take(same, `${series}\0${rest}`, false)
  }
  const leveled = all.map(({ name }, at) => (parts.has(at) ? undefined : levelOf(name)))
  const places = leveled.flatMap((found, at): Place[] =>
    found ? [{ at, series: `level\0${found.topic.toLowerCase()}`, rest: '', number: [found.level], isPart: true }] : [],
  )
  const isClear = (group: readonly Place[]) => group.some(({ at }) => leveled[at]?.isClear)
  for (const [series, group] of Map.groupBy(places, one => one.series)) if (isClear(group)) take(group, series, true)
  const times = timesOf(all)
  return all.map(({ name }, at) => {
    const part = parts.get(at)
    const { name: topic, level } = (part && leveled[at]) ?? {}
    const stage =
      times[at] ?? (level === undefined ? undefined : { kind: 'level', number: [level], isStep: true, isTaught: false })
    return { name: part ? (topic ?? withoutBracket(name)) : name, part, time: times[at], stage }
  })
}

/** The same number has the same rank. */
function ranksOf(inOrder: readonly Place[]): readonly number[] {
  let rank = 0
  return inOrder.map(({ number }, at) => {
    const before = inOrder[at - 1]
    if (before && compareOrdinals(before.number, number) !== 0) rank++
    return rank
  })
}

/** No two titles with the same number differ in the rest. */
const isUnambiguous = (group: readonly Place[]) =>
  new Set(group.map(({ number }) => number.join('.'))).size ===
  new Set(group.map(({ number, rest }) => `${number.join('.')} ${rest}`)).size

const latestFirst = 2
/** Parts with names of their own are a list: the twelve cranial nerves. */
const mostNamed = 4
/** Symphony No. 7 and Symphony No. 9 are not learnt in that order. */
const isRun = (inOrder: readonly Place[], ranks: readonly number[]): boolean => {
  const first = inOrder[0]?.number[0] ?? 0
  const isList = inOrder.length > mostNamed && inOrder.some(({ rest }) => rest !== inOrder[0]?.rest)
  return (
    first <= latestFirst && !isList && inOrder.every(({ number: [value] }, at) => value === first + (ranks[at] ?? 0))
  )
}

/** A cheap test, because most titles have none of these. */
const mayEnd = new RegExp(`[\\dIVX]|${partWord}`, 'u')

function placeOf(name: string, at: number): Place | undefined {
  if (!mayEnd.test(name)) return undefined
  const { series, plain, behind, before, roman: counted, other, rest = '' } = ending.exec(name)?.groups ?? {}
  if (!series) return undefined
  return {
    at,
    series: series.toLowerCase(),
    rest: rest.toLowerCase(),
    number: ordinalOf(plain ?? counted ?? other ?? ''),
    isPart: (before ?? behind) !== undefined,
  }
}

/** Analysis (II) is called Analysis II; II is no abbreviation. */
const withoutBracket = (name: string) => name.replace(/\((\p{L}{0,4} ?[\dIVX]{1,5})\)\s*$/u, '$1')
