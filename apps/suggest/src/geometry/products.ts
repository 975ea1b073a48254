import type { Block } from './block.ts'
import { openKernel, strideFor } from './kernel.ts'

type Products = (block: Block, vector: Float32Array) => Float32Array

const rowsAtOnce = 128
const byWidth = new Map<number, Products>()

/** The dot products of a vector with every row of a block. */
export function products(block: Block, vector: Float32Array): Float32Array {
  if (block.count === 0) return new Float32Array()
  if (block.width !== vector.length)
    throw new TypeError(`a vector of ${vector.length} numbers beside vectors of ${block.width}`)
  const multiply = byWidth.get(block.width) ?? productsOf(block.width)
  byWidth.set(block.width, multiply)
  return multiply(block, vector)
}

/** Rows pass through the kernel's memory in pieces that stay in the processor's cache, however large the block. */
function productsOf(width: number): Products {
  const stride = strideFor(width)
  const rowsAt = 2 * stride * 4
  const outAt = rowsAt + rowsAtOnce * stride * 4
  const { memory, multiply } = openKernel(outAt + 2 * rowsAtOnce * 4)
  // The kernel takes two vectors at a time; the second stays zero.
  const asked = new Float32Array(memory.buffer, 0, width)
  const piece = new Float32Array(memory.buffer, rowsAt, rowsAtOnce * stride)
  const out = new Float32Array(memory.buffer, outAt, rowsAtOnce)
  const fill = (values: Float32Array): void => {
    if (width === stride) return piece.set(values)
    for (let from = 0, to = 0; from < values.length; from += width, to += stride)
      piece.set(values.subarray(from, from + width), to)
  }
  return ({ count, values }, vector) => {
    const found = new Float32Array(count)
    asked.set(vector)
    for (let top = 0; top < count; top += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, count - top)
      fill(values.subarray(top * width, (top + rows) * width))
      multiply(0, 2, rowsAt, Math.ceil(rows / 4) * 4, stride, outAt)
      found.set(out.subarray(0, rows), top)
    }
    return found
  }
}
