import type { Block } from './block.ts'
import { openKernel, strideFor } from './kernel.ts'

type Products = (block: Block, vector: Float32Array) => Float32Array

/** Blocks up to this size stay in the kernel's memory, for the next call with the same block. */
const rowsAtOnce = 512
const byWidth = new Map<number, Products>()

/** The dot products of a vector with every row of a block; read them before the next call, which may overwrite them. */
export function products(block: Block, vector: Float32Array): Float32Array {
  if (block.count === 0) return new Float32Array()
  if (block.width !== vector.length)
    throw new TypeError(`a vector of ${vector.length} numbers beside vectors of ${block.width}`)
  const multiply = byWidth.get(block.width) ?? productsOf(block.width)
  byWidth.set(block.width, multiply)
  return multiply(block, vector)
}

/** Copies rows into the kernel's memory in pieces that fit into the processor's cache. */
function productsOf(width: number): Products {
  const stride = strideFor(width)
  const rowsAt = stride * 4
  const outAt = rowsAt + rowsAtOnce * stride * 4
  const { memory, multiplyOne } = openKernel(outAt + rowsAtOnce * 4)
  const asked = new Float32Array(memory.buffer, 0, width)
  const piece = new Float32Array(memory.buffer, rowsAt, rowsAtOnce * stride)
  const out = new Float32Array(memory.buffer, outAt, rowsAtOnce)
  let inside: Block | undefined

  const fill = (values: Float32Array): void => {
    if (width === stride) return piece.set(values)
    for (let from = 0, to = 0; from < values.length; from += width, to += stride)
      piece.set(values.subarray(from, from + width), to)
  }
  const multiplied = (rows: number): Float32Array => {
    multiplyOne(0, rowsAt, Math.ceil(rows / 8) * 8, stride, outAt)
    return out.subarray(0, rows)
  }
  return (block, vector) => {
    const { count, values } = block
    asked.set(vector)
    if (count <= rowsAtOnce) {
      if (inside !== block) fill(values)
      inside = block
      return multiplied(count)
    }
    inside = undefined
    const found = new Float32Array(count)
    for (let top = 0; top < count; top += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, count - top)
      fill(values.subarray(top * width, (top + rows) * width))
      found.set(multiplied(rows), top)
    }
    return found
  }
}
