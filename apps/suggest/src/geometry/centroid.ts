/**
 * The mean direction of the vectors, of unit length. Vectors that cancel out give the zero vector, which is similar to
 * nothing. Sums run in the given order.
 */
export function centroid(vectors: readonly Float32Array[]): Float32Array {
  const sums = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (vector[i] ?? 0)
  let squares = 0
  for (const sum of sums) squares += sum * sum
  const length = Math.sqrt(squares)
  return Float32Array.from(sums, sum => (length > vectors.length * 1e-9 ? sum / length : 0))
}
