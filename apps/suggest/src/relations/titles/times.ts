import type { Mark, Unnumbered } from './mark.ts'

/** A school has years before those of a course; otherwise what is taught is counted from its beginning. */
const beginsAnywhere =
  /^(?:year|yr|grade|class|form|klasse|kl\.|klassenstufe|jahrgang|jg\.|jgst\.|jahrgangsstufe|schuljahr|kw|level of a language)$/
const latestFirst = 2

/**
 * The week, the year or the level of each title, where these run through the course: of two weeks the later is not needed
 * for the earlier, but of two chapters of a law it may be, and part 2 of one thing for part 1 of another.
 */
export function timesOf(all: readonly Unnumbered[]): readonly (Mark | undefined)[] {
  const bearers = Map.groupBy(
    all.filter(({ mark }) => mark?.isTaught),
    ({ mark }) => mark?.kind,
  )
  const runsThrough = (kind: string) => {
    const counted = bearers.get(kind) ?? []
    const first = Math.min(...counted.map(({ mark }) => mark?.number[0] ?? 0))
    return (
      counted.length * 2 > all.length &&
      new Set(counted.map(({ name }) => name.toLowerCase())).size > 1 &&
      (first <= latestFirst || beginsAnywhere.test(kind))
    )
  }
  const kinds = new Set(bearers.keys().filter(kind => kind !== undefined && runsThrough(kind)))
  return all.map(({ mark }) => (mark?.isTaught && kinds.has(mark.kind) ? mark : undefined))
}
