/** Longer words are not written by people and are not worth caching. */
export const longestWord = 40
const mostWords = 20_000

/** Caches a function of words, because texts repeat them. A full cache is emptied. */
export const memoizeWords = <Found>(find: (word: string) => Found): ((word: string) => Found) => {
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
