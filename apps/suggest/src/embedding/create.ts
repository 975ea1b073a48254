import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { matterRevision } from '../words/matter.ts'
import { withCache } from './cached.ts'
import type { Embedder } from './embedder.ts'
import { hashEmbedder } from './hash.ts'
import { readDirectory } from './model/directory.ts'
import { readManifest } from './model/manifest.ts'
import { type OpenAiSettings, openAiEmbedder } from './openai/openai.ts'
import { threadedEmbedder } from './threaded.ts'

type LocalSettings = {
  readonly kind: 'local'
  /** A directory with a `manifest.json`; by default the shipped model. */
  readonly directory?: string
  /** Worker threads; by default one per core. */
  readonly workers?: number
}
type OnnxSettings = { readonly kind: 'onnx'; readonly directory: string; readonly workers?: number }
type ApiSettings = OpenAiSettings & { readonly kind: 'openai' }
type HashSettings = { readonly kind: 'hash'; readonly dimensions?: number }

export type EmbedderSettings = (LocalSettings | OnnxSettings | ApiSettings | HashSettings) & {
  /** Size of the cache for recent vectors. */
  readonly cacheBytes?: number
}

const CACHE_BYTES = 32 * 1024 * 1024

/**
 * Creates the configured embedder. Throws a sentence if its model is missing, damaged or misdescribed. Calls `took`
 * with the seconds of every computed batch.
 */
export async function createEmbedder(settings: EmbedderSettings, took?: (seconds: number) => void): Promise<Embedder> {
  return withCache(named(await open(settings)), settings.cacheBytes ?? CACHE_BYTES, took)
}

/**
 * Adds the revision of our text preparation to the model's name, because vectors of texts prepared differently cannot
 * be compared.
 */
const named = (embedder: Embedder): Embedder => ({
  ...embedder,
  get model() {
    return `${embedder.model}+${matterRevision}`
  },
  get dimensions() {
    return embedder.dimensions
  },
})

async function open(settings: EmbedderSettings): Promise<Embedder> {
  if (settings.kind === 'hash') return hashEmbedder(settings.dimensions)
  if (settings.kind === 'openai') return openAiEmbedder(settings)
  if (settings.kind === 'onnx') return threadedEmbedder(await readDirectory(settings.directory), settings.workers)
  return threadedEmbedder(await readManifest(settings.directory ?? shippedModel()), settings.workers)
}

/** The directory of the model that ships with the service. */
export function shippedModel(): string {
  return dirname(createRequire(import.meta.url).resolve('@kolleg/minilm-en-de/manifest.json'))
}
