import type { Competency, Course } from '../../apps/suggest/src/relations/course.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import { generator } from './baselines.ts'
import type { KnownCourse } from './courses.ts'

/**
 * Milliseconds to compute the relations of a course of this size; the best of a few runs, because other processes may
 * disturb one.
 */
export function timeFor(size: number, known: readonly KnownCourse[], runs: number): number {
  const course = grown(
    size,
    known.flatMap(({ course: { competencies } }) => competencies),
  )
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    suggestRelations(course)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** A course of any size: titles and texts composed of real ones, vectors near real ones, an exercise for each. */
function grown(size: number, pattern: readonly Competency[]): Course {
  const next = generator(size)
  const pick = () => pattern[Math.floor(next() * pattern.length)]
  const competencies = Array.from({ length: size }, (_, index): Competency => {
    const [first, second] = [pick(), pick()]
    return {
      id: index + 1,
      title: `${first?.title} ${second?.title.split(' ')[0]} ${index % 50}`,
      description: `${first?.description} ${second?.description}`,
      vector: near(first?.vector ?? new Float32Array(), next),
    }
  })
  const exercises = competencies.map(({ id }) => ({ id, competencies: [id, 1 + Math.floor(next() * size)] }))
  return { competencies, exercises, links: [] }
}

function near(vector: Float32Array, next: () => number): Float32Array {
  const moved = vector.map(value => value + (next() - 0.5) * 0.2)
  const length = Math.sqrt(moved.reduce((sum, value) => sum + value * value, 0))
  return moved.map(value => value / length)
}
