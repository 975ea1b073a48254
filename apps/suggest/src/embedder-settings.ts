import type { Config } from './config.ts'
import type { EmbedderSettings } from './embedding/create.ts'

export const embedderSettings = (config: Config): EmbedderSettings => {
  const workers = config.EMBEDDING_THREADS ? { workers: config.EMBEDDING_THREADS } : {}
  switch (config.EMBEDDER) {
    case 'local':
      return { kind: 'local', ...(config.EMBEDDING_MODEL && { directory: config.EMBEDDING_MODEL }), ...workers }
    case 'onnx':
      return { kind: 'onnx', directory: config.EMBEDDING_MODEL ?? '', ...workers }
    case 'openai':
      return {
        kind: 'openai',
        baseUrl: config.EMBEDDING_BASE_URL ?? '',
        model: config.EMBEDDING_MODEL ?? '',
        ...(config.EMBEDDING_API_KEY && { apiKey: config.EMBEDDING_API_KEY }),
      }
    case 'hash':
      return { kind: 'hash' }
  }
}
