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

/** Completes the error message when the configured embedder does not work. */
export const embedderAdvice = ({ EMBEDDER, EMBEDDING_MODEL }: Config): string => {
  switch (EMBEDDER) {
    case 'local':
      return EMBEDDING_MODEL
        ? 'EMBEDDING_MODEL must name a directory with a manifest.json and the files it names; without it the shipped model serves.'
        : 'run npm ci, which brings the model whole.'
    case 'onnx':
      return 'EMBEDDING_MODEL must name a directory with a sentence model: model.onnx, tokenizer.json and, if you like, kolleg.json.'
    case 'openai':
      return 'check EMBEDDING_BASE_URL, EMBEDDING_API_KEY and EMBEDDING_MODEL.'
    case 'hash':
      return 'set EMBEDDER=local.'
  }
}
