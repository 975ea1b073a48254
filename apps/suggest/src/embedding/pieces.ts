import { middleOf } from './unit-length.ts'

/** Words longer than this are cut through. */
const longestWord = 100
/** Of words in Latin letters; digits, signs and the scripts of Asia have a token or more for each. */
const lettersAToken = 5
const dense = /[^\p{Script=Latin}\s]/gu

/** About so many tokens most models make of a text. */
const tokensIn = (text: string): number => {
  const alone = text.match(dense)?.length ?? 0
  return alone + (text.length - alone) / lettersAToken
}

/** A text in pieces of about equal size, as few as make each about so many tokens. */
export function piecesOf(text: string, tokens: number): string[] {
  const count = text.length <= tokens ? 1 : Math.ceil(tokensIn(text) / tokens)
  const borders = Array.from({ length: count - 1 }, (_, before) =>
    endOfWord(text, Math.round(((before + 1) * text.length) / count)),
  )
  const ends = [...new Set([...borders, text.length])]
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** Embeds texts in such pieces: the vector of each is the middle of those of its pieces. */
export async function inPieces(
  texts: readonly string[],
  tokens: number,
  embed: (pieces: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Float32Array[]> {
  const pieces = texts.map(text => piecesOf(text, tokens))
  const found = await embed(pieces.flat())
  let next = 0
  return pieces.map(({ length }) => middleOf(found.slice(next, (next += length))))
}

function endOfWord(text: string, at: number): number {
  const rest = text.slice(at, at + longestWord).search(/\s/)
  return rest < 0 ? at : at + rest
}
