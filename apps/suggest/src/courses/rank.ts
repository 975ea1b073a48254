import type { Block } from '../geometry/block.ts'
import { products } from '../geometry/products.ts'

export type Ranked = { readonly row: number; readonly score: number }

/** The rounding error of a sum of a few hundred products, so that the same text reaches a threshold of 1. */
const rounding = 1e-6

/**
 * Returns every row at or above the threshold, most similar first; equal rows in the order of ids. The cosine of unit
 * vectors is their dot product. A row that was rejected for this text is left out, and one that was accepted stays.
 */
export const rank = (
  vectors: Block,
  vector: Float32Array,
  threshold: number,
  limit = Number.POSITIVE_INFINITY,
  said: ReadonlyMap<number, boolean> = new Map(),
): Ranked[] => {
  const least = threshold - rounding
  const matches: Ranked[] = []
  const found = products(vectors, vector)
  for (let row = 0; row < found.length; row++) {
    const score = Math.max(-1, Math.min(1, found[row] ?? 0))
    if (said.get(row) ?? score >= least) matches.push({ row, score })
  }
  matches.sort((a, b) => b.score - a.score || a.row - b.row)
  return matches.length > limit ? firstOf(matches, limit, said) : matches
}

const firstOf = (matches: readonly Ranked[], limit: number, said: ReadonlyMap<number, boolean>): Ranked[] => {
  const accepted = matches.filter(({ row }) => said.get(row) === true)
  const others = matches.filter(({ row }) => said.get(row) !== true).slice(0, Math.max(0, limit - accepted.length))
  const kept = new Set([...accepted.slice(0, limit), ...others])
  return matches.filter(match => kept.has(match))
}
