type Vectors = readonly (Float32Array | null)[]

/** Copies vectors into one array, which is cheaper to keep and to pass on than an array for each. */
export const packed = (vectors: Vectors): { readonly piece: Float32Array<ArrayBuffer>; readonly vectors: Vectors } => {
  const piece = new Float32Array(vectors.reduce((sum, vector) => sum + (vector?.length ?? 0), 0))
  let at = 0
  const own = vectors.map(vector => {
    if (!vector) return null
    piece.set(vector, at)
    at += vector.length
    return piece.subarray(at - vector.length, at)
  })
  return { piece, vectors: own }
}
