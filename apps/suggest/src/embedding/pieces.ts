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

function endOfWord(text: string, at: number): number {
  const rest = text.slice(at, at + longestWord).search(/\s/)
  return rest < 0 ? at : at + rest
}
