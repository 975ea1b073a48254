import { readFileSync } from 'node:fs'
import type { Block } from '../../geometry/block.ts'
import { products } from '../../geometry/products.ts'

/**
 * A small network that was learnt from courses with known prerequisites: what their texts do not say, but people know.
 * Its hidden units see the vector of the earlier and of the later competency.
 */
export interface Prerequisites {
  readonly earlier: Block
  readonly later: Block
  readonly offset: Float32Array
  /** How much each hidden unit says that the earlier one is needed, and that it comes before. */
  readonly needed: Float32Array
  readonly before: Float32Array
  readonly likeness: number
  readonly bias: number
}

/** What the network says about a pair; log odds. */
export interface Known {
  /** The first is needed for the second. */
  readonly needed: number
  /** The second is needed for the first. */
  readonly neededBack: number
  /** The first is learnt before the second. */
  readonly before: number
}

const read = new Map<string, Prerequisites>()

/** Reads `prerequisites.f32` of a model whose vectors have this width. */
export function readPrerequisites(file: string, width: number): Prerequisites {
  const known = read.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const units = (values.length - 2) / (2 * width + 3)
  if (!Number.isInteger(units)) throw new Error(`${file} does not belong to vectors of ${width} numbers.`)
  let at = 0
  const next = (length: number) => values.subarray(at, (at += length))
  const block = (): Block => ({ count: units, width, values: next(units * width) })
  const prerequisites = {
    earlier: block(),
    later: block(),
    offset: next(units),
    needed: next(units),
    before: next(units),
    likeness: values.at(-2) ?? 0,
    bias: values.at(-1) ?? 0,
  }
  read.set(file, prerequisites)
  return prerequisites
}

/** What the network says about any two of these vectors, by place; nothing where one is missing. */
export function knowledgeOf(
  { earlier, later, offset, needed, before, likeness, bias }: Prerequisites,
  vectors: readonly (Float32Array | null)[],
): (a: number, b: number, cosine: number) => Known | undefined {
  const seen = vectors.map(vector => vector && { first: hidden(earlier, vector), last: hidden(later, vector) })
  return (a, b, cosine) => {
    const [one, other] = [seen[a], seen[b]]
    if (!one || !other) return undefined
    const sums = { needed: 0, neededBack: 0, before: 0 }
    for (let unit = 0; unit < offset.length; unit++) {
      const own = offset[unit] ?? 0
      const forward = (one.first[unit] ?? 0) + (other.last[unit] ?? 0) + own
      const backward = (other.first[unit] ?? 0) + (one.last[unit] ?? 0) + own
      if (forward > 0) {
        sums.needed += forward * (needed[unit] ?? 0)
        sums.before += forward * (before[unit] ?? 0)
      }
      if (backward > 0) {
        sums.neededBack += backward * (needed[unit] ?? 0)
        sums.before -= backward * (before[unit] ?? 0)
      }
    }
    const base = likeness * cosine + bias
    return { needed: sums.needed + base, neededBack: sums.neededBack + base, before: sums.before }
  }
}

const hidden = (block: Block, vector: Float32Array): Float32Array => products(block, vector).slice()
