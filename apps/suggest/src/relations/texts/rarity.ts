import type { Reading } from './reading.ts'
import type { Word } from './vocabulary.ts'

/** The weight of a word: the rarer in the course, the higher. */
export function rarities(readings: readonly Reading[]): (word: Word) => number {
  const texts: number[] = []
  for (const { words } of readings) for (const word of words) texts[word] = (texts[word] ?? 0) + 1
  const logs = Float64Array.from(texts, count => Math.log((readings.length + 1) / (count + 0.5)))
  return word => logs[word] ?? 0
}

/** For each word of a text, the passages that contain it. */
type Passages = ReadonlyMap<Word, readonly number[]>
type Rarity = (word: Word) => number

/**
 * The largest share of a title's words, weighted by rarity, that one passage contains; words scattered over a text name
 * nothing. `other` is a word that means something else in that text and does not count.
 */
export function shareOf(title: readonly Word[], passages: Passages, rarity: Rarity, other?: Word): number {
  let all = 0
  let met = 0
  let last = 0
  for (const word of title) {
    const value = rarity(word)
    all += value
    if (word === other || !passages.has(word)) continue
    met++
    last = value
  }
  if (met === 0 || all <= 0) return 0
  return (met === 1 ? last : mostInOne(title, passages, rarity, other)) / all
}

/** Linear in the number of words. */
function mostInOne(title: readonly Word[], passages: Passages, rarity: Rarity, other: Word | undefined): number {
  const sums = new Map<number, number>()
  let most = 0
  for (const word of title) {
    const value = rarity(word)
    if (word === other) continue
    for (const passage of passages.get(word) ?? []) {
      const sum = (sums.get(passage) ?? 0) + value
      sums.set(passage, sum)
      most = Math.max(most, sum)
    }
  }
  return most
}
