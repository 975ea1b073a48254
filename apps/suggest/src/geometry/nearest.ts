import type { Block } from './block.ts'
import { gramTiles } from './gram.ts'

/** The `k` nearest rows of each row, best first: row i's list begins at i × k. Equal cosines are in row order. */
export interface Neighbours {
  readonly k: number
  readonly rows: Int32Array
  readonly cosines: Float32Array
  /** A histogram of the cosines of all pairs, in hundredths from −1. */
  readonly spread: Int32Array
}

/** Exact: looks at every pair once. With fewer than `k` other rows each list holds all of them. */
export function nearest(block: Block, most: number): Neighbours {
  const k = Math.max(0, Math.min(most, block.count - 1))
  const rows = new Int32Array(block.count * k).fill(-1)
  const cosines = new Float32Array(block.count * k).fill(Number.NEGATIVE_INFINITY)
  const spread = new Int32Array(201)
  if (k === 0) return { k, rows, cosines, spread }
  for (const { top, left, rows: height, columns, stride, values } of gramTiles(block)) {
    for (let i = 0; i < height; i++) {
      const row = top + i
      for (let j = top === left ? i + 1 : 0; j < columns; j++) {
        const cosine = values[i * stride + j] ?? 0
        const column = left + j
        const hundredth = hundredthOf(cosine)
        spread[hundredth] = (spread[hundredth] ?? 0) + 1
        if (cosine >= (cosines[row * k + k - 1] ?? 0)) insert(rows, cosines, row * k, k, column, cosine)
        if (cosine >= (cosines[column * k + k - 1] ?? 0)) insert(rows, cosines, column * k, k, row, cosine)
      }
    }
  }
  return { k, rows, cosines, spread }
}

const hundredthOf = (cosine: number) => Math.max(0, Math.min(200, Math.floor((cosine + 1) * 100)))

function insert(rows: Int32Array, cosines: Float32Array, start: number, k: number, row: number, cosine: number): void {
  let at = start + k - 1
  if (!before(cosine, row, cosines[at] ?? 0, rows[at] ?? -1)) return
  for (; at > start && before(cosine, row, cosines[at - 1] ?? 0, rows[at - 1] ?? -1); at--) {
    cosines[at] = cosines[at - 1] ?? 0
    rows[at] = rows[at - 1] ?? -1
  }
  cosines[at] = cosine
  rows[at] = row
}

const before = (cosine: number, row: number, otherCosine: number, otherRow: number) =>
  cosine > otherCosine || (cosine === otherCosine && (otherRow < 0 || row < otherRow))
