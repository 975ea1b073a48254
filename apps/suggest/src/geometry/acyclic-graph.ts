/** A directed graph over 0 … size − 1 that never contains a cycle. */
export interface AcyclicGraph {
  /** Whether the edge could be added without closing a cycle. */
  readonly accepts: (from: number, to: number) => boolean
  /** Adds the edge; returns false and changes nothing if it would close a cycle. */
  readonly insert: (from: number, to: number) => boolean
  /** Whether a path leads from the first node to the second; searches backwards. */
  readonly reaches: (from: number, to: number) => boolean
}

/**
 * Keeps a topological order up to date as edges arrive (Pearce and Kelly, 2006): an edge that agrees with the order
 * costs nothing, another one only a search between its two ends.
 */
export function acyclicGraph(size: number): AcyclicGraph {
  const nodeAt = Int32Array.from({ length: size }, (_, node) => node)
  const rank = nodeAt.slice()
  const successors: number[][] = Array.from({ length: size }, () => [])
  const predecessors: number[][] = Array.from({ length: size }, () => [])
  const search = searcher(rank)
  const rankOf = (node: number) => rank[node] ?? 0
  const agrees = (from: number, to: number) => rankOf(from) < rankOf(to)

  /** The positions of all successors of `to`, up to the position of `from`; undefined if `from` is one of them. */
  const after = (from: number, to: number) => search(to, successors, 0, rankOf(from), from)

  /** Moves all predecessors of `from` before all successors of `to`, using only the positions they already hold. */
  function reorder(before: Int32Array, behind: Int32Array): void {
    const moved = new Int32Array(before.length + behind.length)
    moved.set(before.toSorted())
    moved.set(behind.toSorted(), before.length)
    const free = moved.toSorted()
    for (let i = 0; i < moved.length; i++) moved[i] = nodeAt[moved[i] ?? 0] ?? 0
    for (let i = 0; i < moved.length; i++) {
      const [node, at] = [moved[i] ?? 0, free[i] ?? 0]
      rank[node] = at
      nodeAt[at] = node
    }
  }

  return {
    accepts: (from, to) => from !== to && (agrees(from, to) || after(from, to) !== undefined),
    insert(from, to) {
      if (from === to) return false
      if (!agrees(from, to)) {
        const behind = after(from, to)
        const before = search(from, predecessors, rankOf(to), size, -1)
        if (!behind || !before) return false
        reorder(before, behind)
      }
      successors[from]?.push(to)
      predecessors[to]?.push(from)
      return true
    },
    reaches: (from, to) => agrees(from, to) && search(to, predecessors, rankOf(from), size, from) === undefined,
  }
}

type Search = (
  start: number,
  edges: readonly (readonly number[])[],
  lowest: number,
  highest: number,
  forbidden: number,
) => Int32Array | undefined

/**
 * Finds the positions of all nodes reachable from `start` between two positions; undefined as soon as it reaches the
 * forbidden node.
 */
function searcher(rank: Int32Array): Search {
  const visits = new Int32Array(rank.length)
  const met = new Int32Array(rank.length)
  let visit = 0
  return (start, edges, lowest, highest, forbidden) => {
    visit++
    visits[start] = visit
    met[0] = start
    let count = 1
    for (let next = 0; next < count; next++) {
      const node = met[next] ?? 0
      if (node === forbidden) return undefined
      for (const other of edges[node] ?? []) {
        const at = rank[other] ?? 0
        if (visits[other] === visit || at < lowest || at > highest) continue
        visits[other] = visit
        met[count++] = other
      }
    }
    return met.slice(0, count).map(node => rank[node] ?? 0)
  }
}
