/** The mean of vectors of one length; added up in the order given, in double precision. */
export const centroid = (vectors: readonly Float32Array[]): Float32Array => {
  const sum = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  return Float32Array.from(sum, value => value / vectors.length)
}
