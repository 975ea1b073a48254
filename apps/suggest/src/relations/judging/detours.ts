import { isSure, type Judged, judgeAgain } from './judge.ts'
import type { Weights } from './weights.ts'

/**
 * Lowers the score of a relation if a third competency lies between its ends. A text names its prerequisites and often
 * theirs as well, but only the nearer ones are needed directly.
 */
export function weighDetours(judged: readonly Judged[], size: number, weights: Weights): Judged[] {
  const sure = judged.filter(isSure)
  const found = detours(sure, size)
  return sure.map((one, at) => {
    const detour = found[at] ?? 0
    return detour > 0 ? judgeAgain(one, detour, weights) : one
  })
}

/**
 * For each relation, the score of the best path over a third competency (the product of its two scores); 0 without one.
 */
export function detours(sure: readonly Judged[], size: number): Float64Array {
  const leadingTo: { readonly at: number; readonly earlier: number; readonly score: number }[][] = Array.from(
    { length: size },
    () => [],
  )
  for (const [at, { earlier, later, score }] of sure.entries()) leadingTo[later]?.push({ at, earlier, score })
  const found = new Float64Array(sure.length)
  /** For the current later competency: the index of the relation from each earlier one. */
  const straight = new Int32Array(size).fill(-1)
  for (const ways of leadingTo) {
    for (const { at, earlier } of ways) straight[earlier] = at
    for (const second of ways) {
      for (const first of leadingTo[second.earlier] ?? []) {
        const at = straight[first.earlier] ?? -1
        if (at >= 0) found[at] = Math.max(found[at] ?? 0, first.score * second.score)
      }
    }
    for (const { earlier } of ways) straight[earlier] = -1
  }
  return found
}
