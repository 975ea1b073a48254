import type { Course } from './course.ts'

export type Ranked = { readonly row: number; readonly score: number }

/** Every row at least as similar as the threshold, most similar first; rows of equal similarity in the order of ids. */
export const rank = (
  course: Course,
  vector: Float32Array,
  threshold: number,
  limit = Number.POSITIVE_INFINITY,
): Ranked[] => {
  const matches: Ranked[] = []
  for (let row = 0; row < course.ids.length; row += 1) {
    const score = similarity(course.block, row * course.dimensions, vector)
    if (score >= threshold) matches.push({ row, score })
  }
  matches.sort((a, b) => b.score - a.score || a.row - b.row)
  return matches.length > limit ? matches.slice(0, limit) : matches
}

/** The cosine of unit vectors is their dot product; four sums at a time keep the processor busy. */
const similarity = (block: Float32Array, start: number, vector: Float32Array): number => {
  const end = vector.length - (vector.length % 4)
  let [a, b, c, d] = [0, 0, 0, 0]
  let at = 0
  for (; at < end; at += 4) {
    a += (block[start + at] ?? 0) * (vector[at] ?? 0)
    b += (block[start + at + 1] ?? 0) * (vector[at + 1] ?? 0)
    c += (block[start + at + 2] ?? 0) * (vector[at + 2] ?? 0)
    d += (block[start + at + 3] ?? 0) * (vector[at + 3] ?? 0)
  }
  for (; at < vector.length; at += 1) a += (block[start + at] ?? 0) * (vector[at] ?? 0)
  return Math.max(-1, Math.min(1, a + b + c + d))
}
