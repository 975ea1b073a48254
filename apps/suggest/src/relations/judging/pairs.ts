import { cosine } from '../../geometry/cosine.ts'
import type { Known } from './prerequisites.ts'
import type { View } from './view.ts'

/** A candidate pair; `a` comes before `b` in the order of ids. */
export interface Pair {
  readonly a: number
  readonly b: number
  /** The similarity of their texts, 0 … 1; 0 if one has no vector. */
  readonly likeness: number
  /** What the model has learnt about the two, if it has. */
  readonly known: Known | undefined
}

/** The rarest names of a text, so that a text full of names does not pair with everything. */
const mostNamed = 24

/**
 * A few candidates per competency instead of all pairs: neighbours, named titles, shared exercises, links, parts of a
 * series.
 */
export function pairsOf(view: View): Pair[] {
  const size = view.competencies.length
  /** The cosine of each pair, if it is already known. */
  const found = new Map<number, number | undefined>()
  const keyOf = (a: number, b: number) => Math.min(a, b) * size + Math.max(a, b)
  const add = (a: number, b: number) => {
    const key = keyOf(a, b)
    if (!found.has(key)) found.set(key, undefined)
  }
  for (const [place, list] of view.near.entries())
    for (const near of list) found.set(keyOf(place, near.place), near.cosine)
  for (const [place, named] of rarestNames(view).entries()) for (const other of named) add(place, other)
  for (const [a, b] of [...view.practice.pairs, ...view.linked, ...view.series]) add(a, b)
  return Array.from(Float64Array.from(found.keys()).toSorted(), key => {
    const [a, b] = [Math.floor(key / size), key % size]
    return pairOf(view, a, b, found.get(key))
  })
}

export function pairOf(view: View, a: number, b: number, found?: number): Pair {
  const whole = found ?? between(view.competencies[a]?.vector, view.competencies[b]?.vector)
  return { a, b, likeness: Math.max(0, Math.min(1, whole)), known: view.knowledge?.(a, b, whole) }
}

const between = (a: Float32Array | null | undefined, b: Float32Array | null | undefined) => (a && b ? cosine(a, b) : 0)

function rarestNames({ mentions }: View): number[][] {
  const times = new Map<number, number>()
  for (const named of mentions) for (const other of named.keys()) times.set(other, (times.get(other) ?? 0) + 1)
  const byRarity = (a: number, b: number) => (times.get(a) ?? 0) - (times.get(b) ?? 0) || a - b
  return mentions.map(named => [...named.keys()].toSorted(byRarity).slice(0, mostNamed))
}
