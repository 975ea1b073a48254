import type { Pooling } from '../model/sentence-model.ts'

/** Turns a model's output for one text into one vector: `[1, size]` as it is, `[1, tokens, size]` pooled. */
export function poolTokens(values: Float32Array, shape: readonly number[], pooling: Pooling): Float32Array {
  const size = shape.at(-1) ?? 0
  const rows = size === 0 ? 0 : values.length / size
  if (shape.length === 2 && rows === 1) return values
  if (shape.length !== 3 || rows < 1) throw new Error(`The model's output has the shape [${shape.join(', ')}].`)
  if (pooling === 'none') throw new Error('The model gives a vector a token: say how to pool them, mean or cls.')
  return pooling === 'cls' ? values.subarray(0, size) : mean(values, size)
}

/** A sum has the direction of the mean; the length is set to one later. */
function mean(values: Float32Array, size: number): Float32Array {
  const sum = new Float32Array(size)
  for (let at = 0; at < values.length; at++) sum[at % size] = (sum[at % size] ?? 0) + (values[at] ?? 0)
  return sum
}
