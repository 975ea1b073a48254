import type { Mark, Unnumbered } from './mark.ts'

/** A course may begin in any school year; other counts begin at the first or second. */
const beginsAnywhere =
  /^(?:year|yr|grade|class|form|klasse|kl\.|klassenstufe|jahrgang|jg\.|jgst\.|jahrgangsstufe|schuljahr|kw|level of a language)$/
const latestFirst = 2

/**
 * The week, year or level of each title, if these run through the course. A later week is not needed for an earlier
 * one; for chapters of a law, or parts of different things, the number says nothing.
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
