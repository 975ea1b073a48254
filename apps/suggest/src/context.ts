import type { Log, Metrics } from '@kolleg/front'
import type { Config } from './config.ts'
import type { Courses } from './courses/courses.ts'
import type { Embedder } from './embedding/embedder.ts'
import type { Store } from './vectors/store.ts'

/** The dependencies that all rooms share. */
export type Context = {
  readonly config: Config
  readonly keys: readonly string[]
  readonly log: Log
  readonly metrics: Metrics
  readonly embedder: Embedder
  readonly store: Store
  readonly courses: Courses
}
