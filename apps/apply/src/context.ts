import type { Database } from '@kolleg/database'
import type { Log, Metrics } from '@kolleg/front'
import type { Config } from './config.ts'
import type { Tables } from './db/schema.ts'
import type { EffectKind } from './outbox/kinds.ts'
import type { Outbox } from './outbox/outbox.ts'

/**
 * What the rooms may use; built once. A room extends it (`declare module`) in the file that defines what it offers to
 * all, or what it needs from rooms above it.
 */
export interface Context {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database<Tables>
  readonly outbox: Pick<Outbox<EffectKind>, 'put'>
}
