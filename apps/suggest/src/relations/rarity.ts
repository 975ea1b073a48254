import type { Reading, Word } from './reading.ts'

/** How much a word tells: the rarer in the course, the more. */
export function rarities(readings: readonly Reading[]): (word: Word) => number {
  const texts = new Map<Word, number>()
  for (const { words } of readings) for (const word of words) texts.set(word, (texts.get(word) ?? 0) + 1)
  return word => Math.log((readings.length + 1) / ((texts.get(word) ?? 0) + 0.5))
}

/** The share of the title's words, weighted by rarity, that stand in the other's core. */
export function shareOf(title: readonly Word[], core: ReadonlySet<Word>, rarity: (word: Word) => number): number {
  let all = 0
  let met = 0
  for (const word of title) {
    all += rarity(word)
    if (core.has(word)) met += rarity(word)
  }
  return all > 0 ? met / all : 0
}
