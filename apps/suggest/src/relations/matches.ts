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
  const [words, others] = [new Set(a), new Set(b)]
  return words.size > 0 && words.symmetricDifference(others).size === 0
}
