/** Words no person writes are not worth remembering. */
export const longestWord = 40
const mostWords = 20_000

/** Texts repeat their words, and to look one up takes less than to work it out. A memory that is full begins anew. */
export const remembered = <Found>(find: (word: string) => Found): ((word: string) => Found) => {
  const known = new Map<string, Found>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = find(word)
    if (known.size >= mostWords) known.clear()
    if (word.length <= longestWord) known.set(word, found)
    return found
  }
}
