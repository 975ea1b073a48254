import { blockOf, centralities } from '../../geometry/block.ts'
import { type Neighbours, nearest } from '../../geometry/nearest.ts'
import type { Competency, Course, Text } from '../course.ts'
import { type Mentions, mentionsIn, mostNamesakes } from '../texts/mentions.ts'
import { rarities } from '../texts/rarity.ts'
import { type Reading, readAll, type Word } from '../texts/reading.ts'
import type { Part } from '../titles/series.ts'
import { type Practice, practiceOf } from './practice.ts'
import { commonLikeness } from './shared-likeness.ts'

/** A course as the signals see it. Competencies go by their place in the order of ids. */
export interface View {
  readonly competencies: readonly Competency[]
  readonly readings: readonly Reading[]
  readonly mentions: Mentions
  /** How many of the others each text names. */
  readonly breadth: Int32Array
  readonly rarity: (word: Word) => number
  readonly practice: Practice
  readonly linked: readonly (readonly [number, number])[]
  readonly isLinked: (a: number, b: number) => boolean
  /** Each part of a series with the next. */
  readonly series: readonly (readonly [number, number])[]
  /** The nearest others, best first; empty without a vector. */
  readonly near: readonly (readonly Near[])[]
  /** How much closer to the whole course than the others are; 0 without a vector. */
  readonly centrality: Float64Array
  /** The likeness that nearly all have: of their wording, not of what they are about. */
  readonly common: number
}

interface Near {
  readonly place: number
  readonly cosine: number
}

const neighbours = 16

/** What the texts alone tell. */
export type Told = Pick<View, 'readings' | 'mentions' | 'breadth' | 'rarity' | 'series'>

export function toldBy(texts: readonly Text[]): Told {
  const readings = readAll(texts)
  const mentions = mentionsIn(readings)
  return {
    readings,
    mentions,
    breadth: Int32Array.from(mentions, breadthOf),
    rarity: rarities(readings),
    series: seriesIn(readings),
  }
}

export function viewOf(course: Course, told = toldBy(course.competencies)): View {
  const { competencies } = course
  const placeOf = new Map(competencies.map(({ id }, place) => [id, place]))
  const linked = course.links.flatMap(({ sourceId, targetId }): [number, number][] => {
    const [a, b] = [placeOf.get(sourceId), placeOf.get(targetId)]
    return a === undefined || b === undefined || a === b ? [] : [[Math.min(a, b), Math.max(a, b)]]
  })
  const linkKeys = new Set(linked.map(([a, b]) => a * competencies.length + b))
  return {
    ...told,
    competencies,
    practice: practiceOf(course, placeOf),
    linked,
    isLinked: (a, b) => linkKeys.has(Math.min(a, b) * competencies.length + Math.max(a, b)),
    ...placed(competencies),
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

/** What the vectors tell, spread over all places though some have none. */
function placed(competencies: readonly Competency[]): Pick<View, 'near' | 'centrality' | 'common'> {
  const places = competencies.flatMap(({ vector }, place) => (vector ? [place] : []))
  const block = blockOf(competencies.flatMap(({ vector }) => vector ?? []))
  const found = nearest(block, neighbours)
  const means = centralities(block)
  const middle = means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length)
  const near: Near[][] = competencies.map(() => [])
  const centrality = new Float64Array(competencies.length)
  for (const [row, place] of places.entries()) {
    near[place] = listOf(found, row, places)
    centrality[place] = (means[row] ?? 0) - middle
  }
  return { near, centrality, common: commonLikeness(found.spread, places.length) }
}

const listOf = ({ k, rows, cosines }: Neighbours, row: number, places: readonly number[]): Near[] =>
  Array.from(rows.subarray(row * k, (row + 1) * k), (other, rank) => ({
    place: places[other] ?? 0,
    cosine: cosines[row * k + rank] ?? 0,
  }))
