import type { Competency, Course } from '../course.ts'
import { type Mentions, mentionsIn, mostNamesakes } from '../texts/mentions.ts'
import { rarities } from '../texts/rarity.ts'
import { type Reading, readAll } from '../texts/reading.ts'
import type { Word } from '../texts/vocabulary.ts'
import type { Part } from '../titles/series.ts'
import { type Comparison, compareVectors } from './comparison.ts'
import { type Practice, practiceOf } from './practice.ts'
import { knowledgeOf, type Prerequisites } from './prerequisites.ts'

/** A course as the signals see it. Competencies are identified by their place in the order of ids. */
export interface View extends Comparison {
  readonly competencies: readonly Competency[]
  readonly readings: readonly Reading[]
  readonly mentions: Mentions
  readonly rarity: (word: Word) => number
  readonly practice: Practice
  readonly linked: readonly (readonly [number, number])[]
  readonly isLinked: (a: number, b: number) => boolean
  /** What the model has learnt about any two, if it has. */
  readonly knowledge: ReturnType<typeof knowledgeOf> | undefined
  /** Each part of a series with the next part. */
  readonly series: readonly (readonly [number, number])[]
}

export function viewOf(course: Course, prerequisites?: Prerequisites): View {
  const { competencies } = course
  const vectors = competencies.map(({ vector }) => vector)
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
    rarity: rarities(readings),
    series: seriesIn(readings),
    practice: practiceOf(course, placeOf),
    linked,
    isLinked: (a, b) => linkKeys.has(Math.min(a, b) * competencies.length + Math.max(a, b)),
    knowledge: prerequisites && knowledgeOf(prerequisites, vectors),
    ...compareVectors(vectors),
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
