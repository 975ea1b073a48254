/** Vectors in one array: row i begins at i × width. */
export interface Block {
  readonly count: number
  readonly width: number
  readonly values: Float32Array
}

export function blockOf(vectors: readonly Float32Array[]): Block {
  const width = vectors[0]?.length ?? 0
  const values = new Float32Array(vectors.length * width)
  vectors.forEach((vector, row) => {
    if (vector.length !== width) throw new TypeError(`a vector of ${vector.length} numbers among vectors of ${width}`)
    values.set(vector, row * width)
  })
  return { count: vectors.length, width, values }
}

/**
 * The mean cosine of each row to all other rows, in one pass: the mean of the dot products is the dot product with the
 * mean.
 */
export function centralities(block: Block): Float64Array {
  if (block.count < 2) return new Float64Array(block.count)
  const sums = sumsOf(block)
  return Float64Array.from({ length: block.count }, (_, row) => meanOf(block, row, sums))
}

/** A block of some rows of another. */
export function rowsOf({ width, values }: Block, rows: readonly number[]): Block {
  return blockOf(rows.map(row => values.subarray(row * width, (row + 1) * width)))
}

/** The mean of the rows. */
export function centreOf(block: Block): Float32Array {
  return Float32Array.from(sumsOf(block), sum => sum / Math.max(1, block.count))
}

function sumsOf({ width, values }: Block): Float64Array {
  const sums = new Float64Array(width)
  for (let i = 0; i < values.length; i++) sums[i % width] = (sums[i % width] ?? 0) + (values[i] ?? 0)
  return sums
}

function meanOf({ count, width, values }: Block, row: number, sums: Float64Array): number {
  let dot = 0
  let self = 0
  for (let i = 0; i < width; i++) {
    const value = values[row * width + i] ?? 0
    dot += value * (sums[i] ?? 0)
    self += value * value
  }
  return (dot - self) / (count - 1)
}
