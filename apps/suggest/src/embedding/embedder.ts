import { abortable } from '../abortable.ts'

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
  /**
   * Name and revision, stored with every vector: vectors of different models are never compared. The width is part of
   * an endpoint's, which may change it, so that its name is whole only once its dimensions are known: see `identityOf`.
   */
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

export type Identity = Pick<Embedder, 'model' | 'dimensions'>

/** Whose vectors these are, to be asked before anything is compared with what is stored or written there. */
export async function identityOf(embedder: Embedder, signal?: AbortSignal): Promise<Identity> {
  if (embedder.dimensions === 0) await abortable(embedder.ready(), signal)
  return { model: embedder.model, dimensions: embedder.dimensions }
}

/** Its name as far as it is known without asking. */
export const knownModel = ({ model, dimensions }: Identity): string | undefined =>
  dimensions === 0 ? undefined : model

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
