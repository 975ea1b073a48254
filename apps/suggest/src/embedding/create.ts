import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { matterRevision } from '../words/matter.ts'
import type { Embedder } from './embedder.ts'
import { hashEmbedder } from './hash.ts'
import { readDirectory } from './model/directory.ts'
import { readManifest } from './model/manifest.ts'
import { type OpenAiSettings, openAiEmbedder } from './openai/openai.ts'
import { remember } from './remember.ts'
import { threadedEmbedder } from './threaded.ts'

type LocalSettings = {
  readonly kind: 'local'
  /** A directory with a `manifest.json`; the shipped model unless said. */
  readonly directory?: string
  /** Worker threads; one a core unless said. */
  readonly workers?: number
}
type OnnxSettings = { readonly kind: 'onnx'; readonly directory: string; readonly workers?: number }
type ApiSettings = OpenAiSettings & { readonly kind: 'openai' }
type HashSettings = { readonly kind: 'hash'; readonly dimensions?: number }

export type EmbedderSettings = (LocalSettings | OnnxSettings | ApiSettings | HashSettings) & {
  /** Room for the vectors of recent texts. */
  readonly cacheBytes?: number
}

const CACHE_BYTES = 32 * 1024 * 1024

/**
 * The embedder the settings ask for. Throws with a sentence when its model is missing, damaged or misdescribed.
 * `took` is told the seconds of every batch of texts that is computed.
 */
export async function createEmbedder(settings: EmbedderSettings, took?: (seconds: number) => void): Promise<Embedder> {
  return remember(named(await open(settings)), settings.cacheBytes ?? CACHE_BYTES, took)
}

/** Vectors of texts that were read in another way are another model's, also to a process that still reads them so. */
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

/** Where the model that comes with the service lies. */
export function shippedModel(): string {
  return dirname(createRequire(import.meta.url).resolve('@kolleg/minilm-en-de/manifest.json'))
}
