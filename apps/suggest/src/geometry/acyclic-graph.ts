/** A directed graph over 0 … size − 1 that never holds a cycle. */
export interface AcyclicGraph {
  /** Whether the edge could be added without closing a cycle. */
  readonly accepts: (from: number, to: number) => boolean
  /** Adds the edge; false, and nothing changed, where it would close a cycle. */
  readonly insert: (from: number, to: number) => boolean
  /** Whether a path already leads there. */
  readonly reaches: (from: number, to: number) => boolean
}

/**
 * Keeps a topological order up to date as edges arrive (Pearce and Kelly, 2006): an edge that agrees with the
 * order costs nothing, another one only the search between its two ends.
 */
export function acyclicGraph(size: number): AcyclicGraph {
  const place = Int32Array.from({ length: size }, (_, node) => node)
  const successors: number[][] = Array.from({ length: size }, () => [])
  const predecessors: number[][] = Array.from({ length: size }, () => [])
  const placeOf = (node: number) => place[node] ?? 0

  /** All nodes met from `start` whose place lies within the bounds; undefined when `forbidden` is among them. */
  function reach(start: number, edges: readonly number[][], within: (at: number) => boolean, forbidden: number) {
    const seen = new Set([start])
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node === forbidden) return undefined
      for (const next of edges[node] ?? []) {
        if (seen.has(next) || !within(placeOf(next))) continue
        seen.add(next)
        open.push(next)
      }
    }
    return [...seen]
  }

  const downTo = (from: number, to: number) => reach(to, successors, at => at <= placeOf(from), from)

  function reorder(from: number, to: number, after: readonly number[]): void {
    const ahead = reach(from, predecessors, at => at >= placeOf(to), -1) ?? []
    const byPlace = (a: number, b: number) => placeOf(a) - placeOf(b)
    const moved = [...ahead.toSorted(byPlace), ...after.toSorted(byPlace)]
    const places = moved.map(placeOf).toSorted((a, b) => a - b)
    moved.forEach((node, index) => {
      place[node] = places[index] ?? 0
    })
  }

  const agrees = (from: number, to: number) => placeOf(from) < placeOf(to)

  return {
    accepts: (from, to) => from !== to && (agrees(from, to) || downTo(from, to) !== undefined),
    insert(from, to) {
      if (from === to) return false
      if (!agrees(from, to)) {
        const after = downTo(from, to)
        if (!after) return false
        reorder(from, to, after)
      }
      successors[from]?.push(to)
      predecessors[to]?.push(from)
      return true
    },
    reaches: (from, to) => agrees(from, to) && reach(from, successors, at => at <= placeOf(to), to) === undefined,
  }
}
