import type { Block } from './block.ts'
import { openKernel, strideFor } from './kernel.ts'

const tileRows = 64

/** The values of one tile: `at(i, j)` is at `values[i × stride + j]`, for rows from `top` and columns from `left`. */
interface Tile {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
  readonly stride: number
  readonly values: Float32Array
}

/**
 * Multiplies every row with every row on or right of the diagonal, tile by tile so that both sides fit into the
 * processor's cache. The next tile overwrites the values.
 */
export function* gramTiles({ count, width, values }: Block): Generator<Tile> {
  const stride = strideFor(width)
  const padded = Math.ceil(count / tileRows) * tileRows
  const blockBytes = padded * stride * 4
  const { memory, multiply } = openKernel(blockBytes + tileRows * tileRows * 4)
  const rows = new Float32Array(memory.buffer, 0, padded * stride)
  for (let row = 0; row < count; row++) rows.set(values.subarray(row * width, (row + 1) * width), row * stride)
  const tile = new Float32Array(memory.buffer, blockBytes, tileRows * tileRows)
  const size = (start: number) => Math.min(tileRows, count - start)
  for (let top = 0; top < count; top += tileRows) {
    for (let left = top; left < count; left += tileRows) {
      multiply(top * stride * 4, tileRows, left * stride * 4, tileRows, stride, blockBytes)
      yield { top, left, rows: size(top), columns: size(left), stride: tileRows, values: tile }
    }
  }
}
