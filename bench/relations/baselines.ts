import { cosine } from '../../apps/suggest/src/geometry/cosine.ts'
import type { Competency, Course } from '../../apps/suggest/src/relations/course.ts'
import type { Edge } from '../given-courses.ts'

/** Random pairs, as many as there are competencies; the same in every run. */
export function randomPairs({ competencies }: Course, seed: number): Edge[] {
  const next = generator(seed)
  const ids = competencies.map(({ id }) => id)
  const pick = () => ids[Math.floor(next() * ids.length)] ?? 0
  const edges = new Map<string, Edge>()
  while (edges.size < ids.length) {
    const [tail_id, head_id] = [pick(), pick()]
    if (tail_id !== head_id) edges.set(`${tail_id} ${head_id}`, { tail_id, head_id })
  }
  return [...edges.values()]
}

/**
 * The most similar pairs, as many as there are competencies, with the lower id first because similarity has no
 * direction.
 */
export function mostSimilar({ competencies }: Course): Edge[] {
  const ordered = competencies.toSorted((a, b) => a.id - b.id)
  return ordered
    .flatMap((a, i) => ordered.slice(i + 1).map(b => ({ tail_id: a.id, head_id: b.id, score: similarity(a, b) })))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ordered.length)
}

const similarity = (a: Competency, b: Competency) => (a.vector && b.vector ? cosine(a.vector, b.vector) : -1)

/** A linear congruential generator (Numerical Recipes). */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
