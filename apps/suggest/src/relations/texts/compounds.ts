import { stem } from '../../words/stem.ts'

const shortestPart = 4
const shortestCompound = 8
const longestCompound = 60
/** They make another word of the one they stand before: "Vielzahl" and "Nachteile" tell nothing of numbers and parts. */
const particles = new Set(['nach', 'viel', 'mehr', 'gegen', 'nicht'])
const links = ['', 's', 'es', 'n', 'en', 'er']

/**
 * Parts German compounds at the words the course's titles are made of: with "Matrix" a title,
 * "Matrixmultiplikation" reads "Matrix Multiplikation", as it would in English.
 */
export function compoundSplitter(known: ReadonlySet<string>): (word: string) => readonly string[] {
  const parted = new Map<string, readonly string[]>()
  return word => {
    if (word.length < shortestCompound || word.length > longestCompound) return [word]
    const before = parted.get(word)
    if (before) return before
    const parts = part(word, known)
    parted.set(word, parts)
    return parts
  }
}

/** What is short or ends in a vowel may begin any word: "europäisch" is not made of the "Euro", "Normalität" not of the "Norm". */
const isWhole = (first: string) => first.length > shortestPart && !/[aeiouy]$/.test(first)

/** A word and its own ending are no two parts: "Abbildungen" stays whole where "Abbild" is known as its stem. */
function part(word: string, known: ReadonlySet<string>): readonly string[] {
  const root = stem(word, 'de')
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const first = word.slice(0, end)
    if (first === root || !known.has(first)) continue
    const rest = withoutLink(word.slice(end), known)
    if (isWhole(first) || known.has(rest) || known.has(stem(rest, 'de'))) return [first, ...part(rest, known)]
  }
  for (let start = shortestPart; start <= word.length - shortestPart; start++) {
    const [first, last] = [word.slice(0, start), word.slice(start)]
    if ((known.has(last) || known.has(root.slice(start))) && !particles.has(first)) return [first, last]
  }
  return [word]
}

/** The rest without the letters that join two parts, where that leaves a known word or at least a word. */
function withoutLink(rest: string, known: ReadonlySet<string>): string {
  const choices = links.filter(link => rest.startsWith(link) && rest.length - link.length >= shortestPart)
  const word = choices.map(link => rest.slice(link.length)).find(choice => known.has(choice))
  return word ?? (rest.startsWith('s') && rest.length > shortestPart ? rest.slice(1) : rest)
}
