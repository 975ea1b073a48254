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
