import type { Ranked } from '../courses/rank.ts'

/** How strongly an exercise trains a competency: it is about it, also trains it, or touches it. */
export type Strength = 1 | 0.5 | 0.3

export type Trained = Ranked & { readonly strength: Strength }

/** Below this a score says as little as that of any other exercise. */
const leastScore = 0.05
/** How far a score may lie below the best one. */
const leastStrength = 0.3
const gaps = [
  [0.03, 1],
  [0.08, 0.5],
  [0.2, leastStrength],
] as const satisfies readonly (readonly [number, Strength])[]

/** Gives the best of a ranking their strength, and leaves out the others but those that were accepted. */
export const strengthsOf = (ranked: readonly Ranked[], isAccepted = (_: Ranked) => false): Trained[] => {
  const best = ranked[0]?.score ?? 0
  return ranked.flatMap(one => {
    const found = one.score >= leastScore && gaps.find(([gap]) => best - one.score <= gap)?.[1]
    const strength = found || (isAccepted(one) ? leastStrength : undefined)
    return strength ? [{ ...one, strength }] : []
  })
}
