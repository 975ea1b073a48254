import { EmbeddingError } from './embedder.ts'

/** Scales a vector to length one. A vector without a direction is refused: it would be similar to nothing. */
export function unitLength(vector: ArrayLike<number>): Float32Array {
  let squares = 0
  for (let i = 0; i < vector.length; i++) {
    const value = vector[i] ?? Number.NaN
    squares += value * value
  }
  const length = Math.sqrt(squares)
  if (!Number.isFinite(length) || length === 0) throw new EmbeddingError('The model gave a vector without a direction.')
  return Float32Array.from(vector, value => value / length)
}
