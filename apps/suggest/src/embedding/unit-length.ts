import { centroid } from '../geometry/centroid.ts'
import { EmbeddingError } from './embedder.ts'

/** Scales a vector to length one. Refuses a vector without a direction, which would be similar to nothing. */
export function unitLength(vector: ArrayLike<number>): Float32Array {
  let squares = 0
  for (let i = 0; i < vector.length; i++) {
    const value = vector[i] ?? Number.NaN
    squares += value * value
  }
  const length = Math.sqrt(squares)
  if (!Number.isFinite(length) || length === 0) throw new EmbeddingError('The model gave a vector without a direction.')
  // A plain loop: `from` with a function uses an iterator and is many times slower.
  const unit = new Float32Array(vector.length)
  for (let i = 0; i < vector.length; i++) unit[i] = (vector[i] ?? 0) / length
  return unit
}

/** The vector of a text is the mean of its parts. */
export function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const [only, more] = vectors
  return only && !more ? only : unitLength(centroid(vectors))
}
