import { acyclicGraph } from '../../apps/suggest/src/geometry/acyclic-graph.ts'
import { cosine } from '../../apps/suggest/src/geometry/cosine.ts'
import { learntFirst, type Relation } from '../../apps/suggest/src/relations/relation.ts'
import type { Edge } from '../given-courses.ts'
import type { KnownCourse } from './courses.ts'

export interface Figures {
  /** The share of known prerequisites among the first ten dependencies; fewer than ten count as ten. */
  readonly precisionAt10: number
  readonly f1: number
  /** The share of dependencies that are known to be the other way round. */
  readonly reversed: number
  /** 1 if the dependencies contain a cycle. */
  readonly cycles: number
  /** Dependencies per competency. */
  readonly density: number
}

/** A relation as "tail is learnt before head"; MATCHES is no dependency. */
export function dependencies(relations: readonly Relation[]): Edge[] {
  return relations.flatMap(({ tail_id, head_id, relation_type }) => {
    if (relation_type === 'MATCHES') return []
    return learntFirst[relation_type] === 'tail' ? [{ tail_id, head_id }] : [{ tail_id: head_id, head_id: tail_id }]
  })
}

export function figuresOf(edges: readonly Edge[], { requires, course }: KnownCourse): Figures {
  const known = new Set(requires.map(({ tail_id, head_id }) => `${tail_id} ${head_id}`))
  const isKnown = ({ tail_id, head_id }: Edge) => known.has(`${tail_id} ${head_id}`)
  const isReversed = ({ tail_id, head_id }: Edge) => known.has(`${head_id} ${tail_id}`)
  const hits = edges.filter(isKnown).length
  return {
    precisionAt10: edges.slice(0, 10).filter(isKnown).length / 10,
    f1: (2 * hits) / (edges.length + known.size),
    reversed: edges.filter(isReversed).length / Math.max(1, edges.length),
    cycles: hasCycle(edges) ? 1 : 0,
    density: edges.length / course.competencies.length,
  }
}

function hasCycle(edges: readonly Edge[]): boolean {
  const places = new Map([...new Set(edges.flatMap(edge => [edge.tail_id, edge.head_id]))].map((id, at) => [id, at]))
  const graph = acyclicGraph(places.size)
  return edges.some(({ tail_id, head_id }) => !graph.insert(places.get(tail_id) ?? 0, places.get(head_id) ?? 0))
}

/** The rank of the right competency for each query, from 1. */
export function placesOf({ course, queries }: KnownCourse): number[] {
  return queries.map(({ vector, answer }) => {
    const ranking = course.competencies
      .map(competency => ({ id: competency.id, score: competency.vector ? cosine(vector, competency.vector) : -1 }))
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
    return ranking.findIndex(({ id }) => id === answer) + 1
  })
}

export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export const meanFigures = (all: readonly Figures[]): Figures => ({
  precisionAt10: mean(all.map(({ precisionAt10 }) => precisionAt10)),
  f1: mean(all.map(({ f1 }) => f1)),
  reversed: mean(all.map(({ reversed }) => reversed)),
  cycles: all.reduce((sum, { cycles }) => sum + cycles, 0),
  density: mean(all.map(({ density }) => density)),
})
