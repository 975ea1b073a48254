import type { Database } from '@kolleg/database'
import type { Log, Metrics } from '@kolleg/front'
import type { Config } from './config.ts'

/** What the rooms may use; built once. */
export type Context = {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database<unknown>
}
