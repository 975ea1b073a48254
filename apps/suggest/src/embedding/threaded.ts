import { availableParallelism } from 'node:os'
import type { Embedder } from './embedder.ts'
import { EmbeddingError } from './embedder.ts'
import type { SentenceModel } from './model/sentence-model.ts'
import { inPieces } from './pieces.ts'
import { openPool } from './threads/pool.ts'

/**
 * Runs a sentence model in worker threads. Long texts are queued in pieces, so that a short text does not wait for a
 * whole long one.
 */
export function threadedEmbedder(model: SentenceModel, workers = availableParallelism()): Embedder {
  const pool = openPool(model, workers)
  let dimensions = model.dimensions
  let computed = 0
  return {
    model: model.id,
    threshold: model.threshold,
    prerequisitesFile: model.prerequisitesFile,
    get dimensions() {
      return dimensions
    },
    async embed(texts, { signal, as = 'passage' } = {}) {
      computed += texts.length
      const prefix = model.prefixes[as]
      const vectors = await inPieces(texts, model.maxTokens, pieces =>
        pool.run(
          pieces.map(piece => prefix + piece),
          signal,
        ),
      )
      dimensions ||= vectors[0]?.length ?? 0
      return vectors
    },
    async ready() {
      const found = await pool.ready()
      dimensions ||= found
      if (found !== dimensions) {
        throw new EmbeddingError(`The model ${model.id} gives ${found} dimensions where ${dimensions} were announced.`)
      }
    },
    stats: () => ({ pending: pool.pending, hits: 0, misses: computed }),
    close: () => pool.close(),
  }
}
