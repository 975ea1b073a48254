import type { Role } from './embedder.ts'

/** A sentence model on disk, with all that is needed to run it. Plain data: it travels to the worker threads. */
export type SentenceModel = {
  /** Name and revision. */
  readonly id: string
  readonly modelFile: string
  readonly tokenizerFile: string
  readonly tokenizerConfigFile: string | undefined
  /** How token vectors become one; `none` where the graph does it. */
  readonly pooling: Pooling
  readonly maxTokens: number
  readonly prefixes: Readonly<Record<Role, string>>
  /** 0 where no file says it. */
  readonly dimensions: number
  readonly threshold: number
}

export type Pooling = 'none' | 'mean' | 'cls'
