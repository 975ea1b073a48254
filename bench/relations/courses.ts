import { parseArgs } from 'node:util'
import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import type { Course } from '../../apps/suggest/src/relations/course.ts'
import { describe } from '../../apps/suggest/src/vectors/text.ts'
import { matterOf } from '../../apps/suggest/src/words/matter.ts'
import { coursesIn, type Edge, type GivenCourse, howToGiveCourses, readCourses } from '../given-courses.ts'

/** A course with its known prerequisites. */
export interface KnownCourse {
  readonly course: Course
  readonly requires: readonly Edge[]
  readonly queries: readonly { readonly answer: number; readonly vector: Float32Array }[]
}

/** The courses in the folder from the command line that have known prerequisites. */
export function coursesToJudge(): GivenCourse[] {
  const { values } = parseArgs({ options: { courses: { type: 'string' } } })
  const courses = values.courses === undefined ? [] : coursesIn(values.courses)
  const known = courses.filter(({ requires = [] }) => requires.length > 0)
  if (known.length > 0) return known
  console.error(howToGiveCourses)
  process.exit(1)
}

/** A course that we wrote ourselves and that no weight was learnt from. */
export const germanCourse = (): GivenCourse[] => readCourses(new URL('../data/course-german.json', import.meta.url))

/** Embeds courses as the service does; every text starts with `beginning`. */
export async function embedded(
  courses: readonly GivenCourse[],
  embedder: Embedder,
  beginning = '',
): Promise<KnownCourse[]> {
  const known: KnownCourse[] = []
  for (const { competencies: given, requires = [], queries = [] } of courses) {
    const competencies = given.map(one => ({ ...one, description: beginning + one.description }))
    const vectors = await embedder.embed(competencies.map(one => describe({ ...one, course_id: 0 }).text))
    const asked = await embedder.embed(
      queries.map(({ text }) => matterOf(text)),
      { as: 'query' },
    )
    known.push({
      requires,
      course: {
        competencies: competencies.map((competency, i) => ({ ...competency, vector: vectors[i] ?? null })),
        exercises: [],
        links: [],
      },
      queries: queries.map(({ answer }, i) => ({ answer, vector: asked[i] ?? new Float32Array() })),
    })
  }
  return known
}
