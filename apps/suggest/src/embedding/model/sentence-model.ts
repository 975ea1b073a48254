import { type Static, Type } from 'typebox'
import type { Role } from '../embedder.ts'

/** How token vectors become one vector; `none` if the graph does it. */
export const Pooling = Type.Enum(['none', 'mean', 'cls'])
export type Pooling = Static<typeof Pooling>

export const Threshold = Type.Number({ minimum: -1, maximum: 1 })

/** A path inside the model's directory; it must not leave it. */
export const FileName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$' })

/** A sentence model on disk with everything needed to run it. Plain data, because it is sent to worker threads. */
export type SentenceModel = {
  /** Name and revision. */
  readonly id: string
  readonly modelFile: string
  readonly tokenizerFile: string
  readonly tokenizerConfigFile: string | undefined
  /** What was learnt about prerequisites from vectors of this model. */
  readonly prerequisitesFile?: string
  readonly pooling: Pooling
  readonly maxTokens: number
  readonly prefixes: Readonly<Record<Role, string>>
  /** 0 if no file says it. */
  readonly dimensions: number
  readonly threshold: number
}
