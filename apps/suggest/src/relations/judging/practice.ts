import type { Course } from '../course.ts'

/** How many exercises each competency has, and how many each pair shares. */
export interface Practice {
  readonly exercises: (competency: number) => number
  readonly shared: (a: number, b: number) => number
  /** Pairs that share an exercise, by their places in the course. */
  readonly pairs: readonly (readonly [number, number])[]
}

/** An exercise for more competencies than this says nothing about any two of them. */
const mostTogether = 24

export function practiceOf(course: Course, placeOf: ReadonlyMap<number, number>): Practice {
  const counts = new Int32Array(course.competencies.length)
  const together = new Map<number, number>()
  const key = (a: number, b: number) => Math.min(a, b) * counts.length + Math.max(a, b)
  for (const { competencies } of course.exercises) {
    const places = [...new Set(competencies.flatMap(id => placeOf.get(id) ?? []))].toSorted((a, b) => a - b)
    if (places.length > mostTogether) continue
    for (const [index, a] of places.entries()) {
      counts[a] = (counts[a] ?? 0) + 1
      for (const b of places.slice(index + 1)) together.set(key(a, b), (together.get(key(a, b)) ?? 0) + 1)
    }
  }
  return {
    exercises: competency => counts[competency] ?? 0,
    shared: (a, b) => together.get(key(a, b)) ?? 0,
    pairs: [...together.keys()].map(pair => [Math.floor(pair / counts.length), pair % counts.length]),
  }
}
