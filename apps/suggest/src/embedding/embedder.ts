import { abortable } from '../abortable.ts'

/** Asymmetric models (such as E5) embed a question and a stored text differently; others ignore it. */
export type Role = 'query' | 'passage'

export type EmbedOptions = {
  /** Gives the work up. Large work that can be given up may be refused with `EmbedderBusy`. */
  readonly signal?: AbortSignal
  /** The kind of text; `passage` by default. */
  readonly as?: Role
}

export type EmbedderStats = {
  /** Texts handed in and not yet answered. */
  readonly pending: number
  /** Texts answered from the cache or by a computation already running. */
  readonly hits: number
  /** Texts that had to be computed. */
  readonly misses: number
}

/** Turns texts into vectors of unit length, so that their dot product is their cosine. */
export type Embedder = {
  /**
   * Name and revision, stored with every vector: vectors of different models are never compared. The name of an
   * endpoint contains its width and is complete only once that is known: see `identityOf`.
   */
  readonly model: string
  /** 0 until the first answer if the settings do not say it; known after `ready()`. */
  readonly dimensions: number
  /** The similarity from which a suggestion is worth showing, calibrated for this model. */
  readonly threshold: number
  /** The file with what was learnt about prerequisites from its vectors, if there is one. */
  readonly prerequisitesFile?: string | undefined
  /** Returns one vector per text, in the same order. Equal texts give equal vectors. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>
  /** Resolves when the embedder can serve; throws a sentence when it cannot. */
  ready(): Promise<void>
  stats(): EmbedderStats
  /** Closes it: pending and later texts are refused. */
  close(): Promise<void>
}

export type Identity = Pick<Embedder, 'model' | 'dimensions'>

/** Returns the complete name of the model. Call it before comparing with stored vectors or storing new ones. */
export async function identityOf(embedder: Embedder, signal?: AbortSignal): Promise<Identity> {
  if (embedder.dimensions === 0) await abortable(embedder.ready(), signal)
  return { model: embedder.model, dimensions: embedder.dimensions }
}

/** The name as far as it is known without a request. */
export const knownModel = ({ model, dimensions }: Identity): string | undefined =>
  dimensions === 0 ? undefined : model

/** Why there is no vector, in a sentence without keys and texts. */
export class EmbeddingError extends Error {
  override readonly name: string = 'EmbeddingError'
}

export class EmbedderClosed extends EmbeddingError {
  override readonly name = 'EmbedderClosed'
  constructor() {
    super('The embedder is closed.')
  }
}

/** Further large work would have to wait for too long. */
export class EmbedderBusy extends EmbeddingError {
  override readonly name = 'EmbedderBusy'
  readonly retryAfterSeconds = 30
  constructor() {
    super('The embedding model has work for half a minute.')
  }
}
