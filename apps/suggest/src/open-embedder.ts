import { Refusal } from '@kolleg/config'
import type { Config } from './config.ts'
import { embedderAdvice, embedderSettings } from './embedder-settings.ts'
import { createEmbedder } from './embedding/create.ts'
import { type Embedder, EmbeddingError } from './embedding/embedder.ts'

/**
 * Opens the configured embedder, or refuses to start and says what to fix. A local model must load now, because it will
 * not load later either; an endpoint may be down.
 */
export const openEmbedder = async (config: Config, took?: (seconds: number) => void): Promise<Embedder> => {
  let embedder: Embedder | undefined
  try {
    embedder = await createEmbedder(embedderSettings(config), took)
    if (config.EMBEDDER !== 'openai') await embedder.ready()
    return embedder
  } catch (error) {
    await embedder?.close()
    if (!(error instanceof EmbeddingError)) throw error
    const advice = config.EMBEDDER === 'openai' ? '' : ` To mend it: ${embedderAdvice(config)}`
    throw new Refusal(error.message + advice, { cause: error })
  }
}
