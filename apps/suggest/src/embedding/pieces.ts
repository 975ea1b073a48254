import { middleOf } from './unit-length.ts'

/** Words longer than this are cut through. */
const longestWord = 100

/** A text in as few pieces of about equal size as make each at most `size` characters and a word long. */
export function piecesOf(text: string, size: number): string[] {
  const count = Math.ceil(text.length / size) || 1
  const borders = Array.from({ length: count - 1 }, (_, before) =>
    endOfWord(text, Math.round(((before + 1) * text.length) / count)),
  )
  return [0, ...borders].map((from, at) => text.slice(from, borders[at]))
}

/** Embeds texts in such pieces: the vector of each is the middle of those of its pieces. */
export async function inPieces(
  texts: readonly string[],
  size: number,
  embed: (pieces: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Float32Array[]> {
  const pieces = texts.map(text => piecesOf(text, size))
  const found = await embed(pieces.flat())
  let next = 0
  return pieces.map(({ length }) => middleOf(found.slice(next, (next += length))))
}

function endOfWord(text: string, at: number): number {
  const rest = text.slice(at, at + longestWord).search(/\s/)
  return rest < 0 ? at : at + rest
}
