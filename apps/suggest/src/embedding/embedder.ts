/** Asymmetric models (E5 and its kin) read a question and a stored text differently; others ignore it. */
export type Role = 'query' | 'passage'

export type EmbedOptions = {
  readonly signal?: AbortSignal
  /** What the texts are; `passage` unless said. */
  readonly as?: Role
}

export type EmbedderStats = {
  /** Texts handed in and not yet answered. */
  readonly pending: number
  /** Texts answered from memory, or by a computation already under way. */
  readonly hits: number
  /** Texts that had to be computed. */
  readonly misses: number
}

/** Turns texts into vectors of unit length, so that their dot product is their cosine. */
export type Embedder = {
  /** Name and revision, stored with every vector: vectors of different models are never compared. */
  readonly model: string
  /** 0 until the first answer where nobody said it beforehand; known after `ready()`. */
  readonly dimensions: number
  /** The similarity from which a suggestion is worth showing, calibrated for this model. */
  readonly threshold: number
  /** One vector a text, in the same order. Equal texts give equal vectors. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>
  /** Resolves when it can serve; throws with a sentence when it cannot. */
  ready(): Promise<void>
  stats(): EmbedderStats
  /** Ends it: whatever still waits, and whatever comes later, is refused. */
  close(): Promise<void>
}

/** Why no vector came, in a sentence that holds neither keys nor texts. */
export class EmbeddingError extends Error {
  override readonly name: string = 'EmbeddingError'
}

export class EmbedderClosed extends EmbeddingError {
  override readonly name = 'EmbedderClosed'
  constructor() {
    super('The embedder is closed.')
  }
}
