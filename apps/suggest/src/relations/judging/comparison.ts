import { blockOf } from '../../geometry/block.ts'
import { type Neighbours, nearest } from '../../geometry/nearest.ts'
import { commonLikeness } from './shared-likeness.ts'

type Vectors = readonly (Float32Array | null)[]

export type Near = { readonly place: number; readonly cosine: number }

/** How the vectors of a course compare, by place. */
export type Comparison = {
  /** The nearest neighbours, best first; empty without a vector. */
  readonly near: readonly (readonly Near[])[]
  /** The similarity that nearly all pairs have because of wording, not subject. */
  readonly common: number
}

const neighbours = 16

export function compareVectors(vectors: Vectors): Comparison {
  const block = blockOf(vectors.filter(vector => vector !== null))
  const found = nearest(block, neighbours)
  const places = vectors.flatMap((vector, place) => (vector ? [place] : []))
  const near: Near[][] = vectors.map(() => [])
  for (const [row, place] of places.entries()) near[place] = listOf(found, row, places)
  return { near, common: commonLikeness(found.spread, places.length) }
}

const listOf = ({ k, rows, cosines }: Neighbours, row: number, places: readonly number[]): Near[] =>
  Array.from(rows.subarray(row * k, (row + 1) * k), (other, rank) => ({
    place: places[other] ?? 0,
    cosine: cosines[row * k + rank] ?? 0,
  }))
