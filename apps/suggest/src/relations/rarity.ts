import type { Reading, Word } from './reading.ts'

/** How much a word tells: the rarer in the course, the more. */
export function rarities(readings: readonly Reading[]): (word: Word) => number {
  const texts = new Map<Word, number>()
  for (const { words } of readings) for (const word of words) texts.set(word, (texts.get(word) ?? 0) + 1)
  return word => Math.log((readings.length + 1) / ((texts.get(word) ?? 0) + 0.5))
}

/** For each word of a text in which of its passages it stands. */
type Passages = ReadonlyMap<Word, readonly number[]>
type Rarity = (word: Word) => number

/** The share of the title's words, weighted by rarity, that stand in one passage: scattered over a text they name nothing. */
export function shareOf(title: readonly Word[], passages: Passages, rarity: Rarity): number {
  let all = 0
  let met = 0
  let last = 0
  for (let at = 0; at < title.length; at++) {
    const word = title[at] ?? 0
    if (title.indexOf(word) < at) continue
    const value = rarity(word)
    all += value
    if (!passages.has(word)) continue
    met++
    last = value
  }
  if (met === 0 || all <= 0) return 0
  return (met === 1 ? last : mostInOne(new Set(title), passages, rarity)) / all
}

/** Costs no more than the text has words. */
function mostInOne(title: ReadonlySet<Word>, passages: Passages, rarity: Rarity): number {
  const sums = new Map<number, number>()
  for (const word of title) {
    const value = rarity(word)
    for (const passage of passages.get(word) ?? []) sums.set(passage, (sums.get(passage) ?? 0) + value)
  }
  return Math.max(...sums.values())
}
