import { middleOf } from './unit-length.ts'

/** Longer words are split. */
const longestWord = 100
/** Characters per token in Latin script; digits, symbols and Asian scripts have at least a token for each. */
const lettersAToken = 5
const dense = /[^\p{Script=Latin}\s]/gu

/** Estimates how many tokens most models make of a text. */
const tokensIn = (text: string): number => {
  const alone = text.match(dense)?.length ?? 0
  return alone + (text.length - alone) / lettersAToken
}

/** Splits a text into as few pieces of about equal size as the token limit allows. */
export function piecesOf(text: string, tokens: number): string[] {
  const count = text.length <= tokens ? 1 : Math.ceil(tokensIn(text) / tokens)
  const borders = Array.from({ length: count - 1 }, (_, before) =>
    endOfWord(text, Math.round(((before + 1) * text.length) / count)),
  )
  const ends = [...new Set([...borders, text.length])]
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** Embeds texts in pieces: the vector of a text is the mean of its pieces. */
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
