import type { Competency, Course } from '../course.ts'
import { type Mentions, mentionsIn, mostNamesakes } from '../texts/mentions.ts'
import { rarities } from '../texts/rarity.ts'
import { type Reading, readAll } from '../texts/reading.ts'
import type { Word } from '../texts/vocabulary.ts'
import type { Part } from '../titles/series.ts'
import { type Comparison, compareVectors } from './comparison.ts'
import { type Practice, practiceOf } from './practice.ts'

/** A course as the signals see it. Competencies are identified by their place in the order of ids. */
export interface View extends Comparison {
  readonly competencies: readonly Competency[]
  readonly readings: readonly Reading[]
  readonly mentions: Mentions
  /** How many of the others each text names. */
  readonly breadth: Int32Array
  readonly rarity: (word: Word) => number
  readonly practice: Practice
  readonly linked: readonly (readonly [number, number])[]
  readonly isLinked: (a: number, b: number) => boolean
  /** Each part of a series with the next part. */
  readonly series: readonly (readonly [number, number])[]
}

export function viewOf(course: Course): View {
  const { competencies } = course
  const readings = readAll(competencies)
  const mentions = mentionsIn(readings)
  const placeOf = new Map(competencies.map(({ id }, place) => [id, place]))
  const linked = course.links.flatMap(({ sourceId, targetId }): [number, number][] => {
    const [a, b] = [placeOf.get(sourceId), placeOf.get(targetId)]
    return a === undefined || b === undefined || a === b ? [] : [[Math.min(a, b), Math.max(a, b)]]
  })
  const linkKeys = new Set(linked.map(([a, b]) => a * competencies.length + b))
  return {
    competencies,
    readings,
    mentions,
    breadth: Int32Array.from(mentions, breadthOf),
    rarity: rarities(readings),
    series: seriesIn(readings),
    practice: practiceOf(course, placeOf),
    linked,
    isLinked: (a, b) => linkKeys.has(Math.min(a, b) * competencies.length + Math.max(a, b)),
    ...compareVectors(competencies.map(({ vector }) => vector)),
  }
}

const keyOf = (part: Part | undefined) => part && `${part.number} ${part.series}`

function seriesIn(readings: readonly Reading[]): [number, number][] {
  const places = Map.groupBy(readings.keys(), place => keyOf(readings[place]?.part))
  return readings.flatMap(({ part }, place): [number, number][] => {
    const next = part && places.get(keyOf({ ...part, number: part.number + 1 }))
    return next?.slice(0, mostNamesakes).map(other => [place, other]) ?? []
  })
}

function breadthOf(named: Mentions[number]): number {
  let count = 0
  for (const { inCore } of named.values()) if (inCore) count++
  return count
}
