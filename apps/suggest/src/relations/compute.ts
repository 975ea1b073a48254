import { Piscina } from 'piscina'
import type { Course } from './course.ts'
import type { Relation } from './relation.ts'
import { suggestRelations } from './suggest-relations.ts'

export type Compute = { run(course: Course): Promise<readonly Relation[]>; close(): Promise<void> }

/** Up to here the work is over sooner than another thread would have begun. */
const smallCourse = 120

/** A large course is worked out in a thread of its own, so that nobody else waits for it. */
export const createCompute = (): Compute => {
  const threads = new Piscina<Course, readonly Relation[]>({
    filename: new URL('thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    run: async course => (course.competencies.length <= smallCourse ? suggestRelations(course) : threads.run(course)),
    close: () => threads.destroy(),
  }
}
