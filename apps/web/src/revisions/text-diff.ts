export type Piece = { readonly text: string; readonly change: 'none' | 'added' | 'removed' }

/** Longer texts are compared by line, because the table for their words would be too large. */
const mostCells = 4_000_000

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** The table of the longest common subsequence: the length for every pair of suffixes. */
const commonRests = (before: readonly string[], after: readonly string[]): Uint32Array => {
  const width = after.length + 1
  const table = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        before[i] === after[j]
          ? 1 + (table[(i + 1) * width + j + 1] ?? 0)
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
  return table
}

const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const runs: Piece[] = []
  for (const { text, change } of pieces) {
    const last = runs.at(-1)
    if (last?.change === change) runs[runs.length - 1] = { change, text: last.text + text }
    else if (text !== '') runs.push({ text, change })
  }
  return runs
}

const walk = (before: readonly string[], after: readonly string[]): readonly Piece[] => {
  const table = commonRests(before, after)
  const width = after.length + 1
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [removed, added] = [before[i], after[j]]
    if (removed !== undefined && removed === added) {
      pieces.push({ text: removed, change: 'none' })
      i += 1
      j += 1
    } else if (
      added === undefined ||
      (removed !== undefined && (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ text: removed ?? '', change: 'removed' })
      i += 1
    } else {
      pieces.push({ text: added, change: 'added' })
      j += 1
    }
  }
  return pieces
}

const sharedLength = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((part, index) => part !== other[index])
  return end === -1 ? Math.min(one.length, other.length) : end
}

const same = (parts: readonly string[]): Piece => ({ text: parts.join(''), change: 'none' })

/** The difference of two texts by word. */
export const diffWords = (before: string, after: string): readonly Piece[] => {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const start = sharedLength(one, other)
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)]
  const end = sharedLength(oneRest.toReversed(), otherRest.toReversed())
  const [removed, added] = [oneRest.slice(0, oneRest.length - end), otherRest.slice(0, otherRest.length - end)]
  const isLong = removed.length * added.length > mostCells
  const parts = (words: readonly string[]) => (isLong ? linesOf(words.join('')) : words)
  return joined([same(one.slice(0, start)), ...walk(parts(removed), parts(added)), same(one.slice(one.length - end))])
}
