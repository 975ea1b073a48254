import { isLater } from '../titles/mark.ts'
import { areParts } from '../titles/series.ts'
import { mayName, type Reading } from './reading.ts'
import { boundary, type Word } from './vocabulary.ts'

/** For each competency, the competencies its text names, and whether its title does. */
export type Mentions = readonly ReadonlyMap<number, { readonly inTitle: boolean }>[]

interface Node {
  readonly next: Map<Word, Node>
  readonly named: number[]
}

/** The most competencies that may share a name; further ones are compared by similarity only. */
export const mostNamesakes = 8

/** Finds all names in one pass over each text. */
export function mentionsIn(readings: readonly Reading[]): Mentions {
  const root = treeOf(readings)
  const byInitials = new Map(
    [...Map.groupBy(readings.keys(), place => readings[place]?.initials)].map(([initials, places]) => [
      initials,
      places.slice(0, mostNamesakes),
    ]),
  )
  return readings.map((reading, self) => {
    const spelt = [...reading.capitals].filter(word => byInitials.has(word))
    const find = (words: readonly Word[]): ReadonlySet<number> => {
      const named = namesIn(root, words)
      if (spelt.length === 0) return named
      const here = new Set(words)
      const met = spelt.filter(word => here.has(word)).flatMap(word => byInitials.get(word) ?? [])
      return named.union(new Set(met.slice(0, mostNamesakes)))
    }
    const [inTitle, inCore] = [find(reading.heading), find(reading.core)]
    // A competency named by its initials need not be named by its title as well.
    const called = new Set(spelt.flatMap(word => byInitials.get(word) ?? []))
    const isNamed = (other: number) =>
      other !== self && (called.has(other) || mayName(readings[other] ?? reading, reading))
    const isTitled = (other: number) => mayName(readings[other] ?? reading, reading, reading.titleForms)
    const met = [...inCore].filter(other => isNamed(other) && !areParts(readings[other]?.part, reading.part))
    const all = Map.groupBy(met, other => nameOf(readings[other]?.part, other))
      .values()
      .flatMap(bearers => meant(bearers, readings, reading))
      .toArray()
    return new Map(all.map(other => [other, { inTitle: inTitle.has(other) && isTitled(other) }]))
  })
}

/** Parts of a series with the same name share this key. */
const nameOf = (part: Reading['part'], place: number) => (part?.isNamesake ? part.series : place)

/**
 * If several parts share a name and the text does not say which: "Excel" means Excel for beginners, and in year 8 a
 * topic means its latest part up to that year.
 */
function meant(bearers: readonly number[], readings: readonly Reading[], text: Reading): readonly number[] {
  if (bearers.length < 2) return bearers
  const spelt = bearers.filter(place => isSpelt(readings[place], text))
  if (spelt.length > 0) return spelt
  const { stage } = text
  const numberOf = (place: number) => readings[place]?.part?.number ?? 0
  const before = bearers.filter(place => !isLater(readings[place]?.stage, stage))
  const isStaged = stage !== undefined && bearers.some(place => readings[place]?.stage?.kind === stage.kind)
  const number = isStaged ? Math.max(...before.map(numberOf)) : Math.min(...bearers.map(numberOf))
  return bearers.filter(place => numberOf(place) === number)
}

function treeOf(readings: readonly Reading[]): Node {
  const root: Node = { next: new Map(), named: [] }
  for (const [index, { names }] of readings.entries()) {
    for (const name of names) {
      const { named } = name.reduce(step, root)
      if (named.length < mostNamesakes && !named.includes(index)) named.push(index)
    }
  }
  return root
}

function step(node: Node, word: Word): Node {
  const next: Node = node.next.get(word) ?? { next: new Map(), named: [] }
  node.next.set(word, next)
  return next
}

function namesIn(root: Node, words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let start = 0; start < words.length; start++) {
    let node: Node | undefined = root
    for (let at = start; node && at < words.length && words[at] !== boundary; at++) {
      node = node.next.get(words[at] ?? boundary)
      for (const index of node?.named ?? []) found.add(index)
    }
  }
  return found
}

/** Whether one passage contains both the name and the label. */
function isSpelt(bearer: Reading | undefined, { passages }: Reading): boolean {
  const [first = [], ...others] = [...(bearer?.subject ?? []), ...(bearer?.label ?? [])].map(
    word => passages.get(word) ?? [],
  )
  return first.some(passage => others.every(places => places.includes(passage)))
}
