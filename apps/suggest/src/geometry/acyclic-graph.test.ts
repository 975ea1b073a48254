import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acyclicGraph } from './acyclic-graph.ts'

const size = 12
const node = fc.nat({ max: size - 1 })
const edges = fc.array(fc.tuple(node, node), { maxLength: 60 })

/** Whether a path leads from one node to the other, by exhaustive search. */
function leads(
  kept: readonly (readonly [number, number])[],
  from: number,
  to: number,
  seen = new Set<number>(),
): boolean {
  if (from === to) return true
  seen.add(from)
  return kept.some(([tail, head]) => tail === from && !seen.has(head) && leads(kept, head, to, seen))
}

test('an edge is accepted exactly if it closes no cycle', () => {
  fc.assert(
    fc.property(edges, list => {
      const graph = acyclicGraph(size)
      const kept: [number, number][] = []
      for (const [from, to] of list) {
        const isFree = !leads(kept, to, from)
        expect(graph.accepts(from, to)).toBe(isFree)
        expect(graph.insert(from, to)).toBe(isFree)
        if (isFree) kept.push([from, to])
      }
    }),
  )
})

test('a node is reachable exactly if a path of accepted edges leads there', () => {
  fc.assert(
    fc.property(edges, node, node, (list, from, to) => {
      const graph = acyclicGraph(size)
      const kept = list.filter(([tail, head]) => graph.insert(tail, head))
      expect(graph.reaches(from, to)).toBe(from !== to && leads(kept, from, to))
    }),
  )
})

test('a long chain built from its end is fast and complete', () => {
  const length = 2_000
  const graph = acyclicGraph(length)
  for (let at = length - 2; at >= 0; at--) expect(graph.insert(at + 1, at)).toBe(true)
  expect(graph.reaches(length - 1, 0)).toBe(true)
  expect(graph.insert(0, length - 1)).toBe(false)
})
