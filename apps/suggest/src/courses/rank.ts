import type { Block } from '../geometry/block.ts'
import { products } from '../geometry/products.ts'

/** Rows in their order, and by row their similarity; to be read before the next question is ranked. */
export type Ranked = { readonly rows: Float64Array; readonly similarities: Float32Array }

/** More than a block can have rows. */
const rowsMost = 2 ** 20
let room = new Float64Array(512)

/**
 * Every row at least as similar as the threshold, most similar first; rows of equal similarity in the order of ids.
 * The cosine of unit vectors is their dot product.
 */
export const rank = (vectors: Block, vector: Float32Array, threshold: number, limit = Infinity): Ranked => {
  const similarities = products(vectors, vector)
  const bits = new Int32Array(similarities.buffer, similarities.byteOffset, similarities.length)
  if (room.length < similarities.length) room = new Float64Array(similarities.length)
  let count = 0
  for (let row = 0; row < similarities.length; row++) {
    const similarity = Math.max(-1, Math.min(1, similarities[row] ?? 0))
    similarities[row] = similarity
    if (similarity >= threshold) room[count++] = row - rowsMost * ordinal(bits[row] ?? 0)
  }
  // Plain numbers are sorted many times faster than anything that has to be compared by a function.
  const sorted = room.subarray(0, count).sort()
  for (let at = 0; at < count; at++) sorted[at] = rowOf(sorted[at] ?? 0)
  return { rows: limit < count ? sorted.subarray(0, limit) : sorted, similarities }
}

/** The bits of a number as an integer that is the larger the larger the number is. */
const ordinal = (bits: number): number => (bits < 0 ? -(2 ** 31) - bits : bits)

const rowOf = (place: number): number => place - rowsMost * Math.floor(place / rowsMost)
