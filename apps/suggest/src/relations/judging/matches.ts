import type { Reading } from '../texts/reading.ts'
import { areParts } from '../titles/series.ts'
import type { Pair } from './pairs.ts'
import type { View } from './view.ts'

const veryAlike = 0.93
const alike = 0.6
/** Translations are less similar than copies. */
const alikeAbroad = 0.8
const tie = 1e-5
const enough = 2

/**
 * Whether two competencies are too similar to have an order: the same title and similar texts, nearly the same text, or
 * a translation.
 */
export function isSame({ readings }: View, { a, b, likeness }: Pair): boolean {
  const [one, other] = [readings[a], readings[b]]
  if (areParts(one?.part, other?.part)) return false
  if (likeness >= (one?.language === other?.language ? veryAlike : alikeAbroad)) return true
  return likeness >= alike && sameTitle(one, other)
}

/** The surest matches until both competencies have enough, so that many copies do not produce every pair. */
export function matchesOf(view: View, same: readonly Pair[]): Pair[] {
  const matches = new Int32Array(view.competencies.length)
  const surest = same.filter(pair => isMutual(view, pair)).toSorted((x, y) => y.likeness - x.likeness)
  return surest.filter(({ a, b }) => {
    const isTold = [a, b].some(place => (matches[place] ?? 0) < enough)
    if (isTold) for (const place of [a, b]) matches[place] = (matches[place] ?? 0) + 1
    return isTold
  })
}

/** No third competency is nearer to either of them. */
const isMutual = ({ near }: View, { a, b, likeness }: Pair) =>
  [a, b].every(place => likeness >= (near[place]?.[0]?.cosine ?? 1) - tie)

/** Titles of one word must have the same form: weathering is not the weather. */
function sameTitle(a: Reading | undefined, b: Reading | undefined): boolean {
  if (!a || !b || a.subject.length === 0 || a.subject.length !== b.subject.length) return false
  return a.subject.every(word => b.subject.includes(word)) && (a.single ?? b.single) === (b.single ?? a.single)
}
