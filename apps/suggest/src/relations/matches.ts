import type { Pair } from './pairs.ts'
import type { View } from './view.ts'

const veryAlike = 0.93
const alike = 0.6
const tie = 1e-5

/** Too alike for an order: the same title and a similar text, or nearly the same text. */
export function isSame({ readings }: View, { a, b, likeness }: Pair): boolean {
  return likeness >= veryAlike || (likeness >= alike && sameWords(readings[a]?.title ?? [], readings[b]?.title ?? []))
}

/** No third one is nearer to either of them. */
export const isMutual = ({ near }: View, { a, b, likeness }: Pair) =>
  [a, b].every(place => likeness >= (near[place]?.[0]?.cosine ?? 1) - tie)

function sameWords(a: readonly number[], b: readonly number[]): boolean {
  return a.length > 0 && a.every(word => b.includes(word)) && b.every(word => a.includes(word))
}
