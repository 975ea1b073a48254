import { stem } from '../../words/stem.ts'

const shortestPart = 4
const shortestCompound = 8
const longestCompound = 60
/** Prefixes that change the meaning of the next word: "Vielzahl" and "Nachteile" do not mention numbers and parts. */
const particles = new Set(['nach', 'viel', 'mehr', 'gegen', 'nicht'])
const links = ['', 's', 'es', 'n', 'en', 'er']

/**
 * Splits German compounds at the words of the course's titles: if "Matrix" is a title, "Matrixmultiplikation" reads
 * "Matrix Multiplikation", as in English.
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

/**
 * Any word may begin with a short one or one that ends in a vowel: "europäisch" is not made of "Euro", nor "Normalität"
 * of "Norm".
 */
const isWhole = (first: string) => first.length > shortestPart && !/[aeiouy]$/.test(first)

/** A word and its ending are not two parts: "Abbildungen" stays whole if its stem "Abbild" is known. */
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

/** The rest without a linking element, if that leaves a known word or at least a plausible one. */
function withoutLink(rest: string, known: ReadonlySet<string>): string {
  const choices = links.filter(link => rest.startsWith(link) && rest.length - link.length >= shortestPart)
  const word = choices.map(link => rest.slice(link.length)).find(choice => known.has(choice))
  return word ?? (rest.startsWith('s') && rest.length > shortestPart ? rest.slice(1) : rest)
}
