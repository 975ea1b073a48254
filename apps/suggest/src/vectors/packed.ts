/** The same vectors in one piece of memory, which costs less to keep and to hand to a thread than a piece each. */
export const packed = (vectors: readonly (Float32Array | null)[]): readonly (Float32Array | null)[] => {
  const piece = new Float32Array(vectors.reduce((sum, vector) => sum + (vector?.length ?? 0), 0))
  let at = 0
  return vectors.map(vector => {
    if (!vector) return null
    piece.set(vector, at)
    at += vector.length
    return piece.subarray(at - vector.length, at)
  })
}
