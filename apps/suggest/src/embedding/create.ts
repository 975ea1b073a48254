import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Embedder } from './embedder.ts'
import { readManifest } from './manifest.ts'
import { remember } from './remember.ts'
import { threadedEmbedder } from './threaded.ts'

export type EmbedderSettings = {
  readonly kind: 'local'
  /** Another revision than the shipped one: a directory with a `manifest.json`. */
  readonly directory?: string
  readonly workers?: number
} & { readonly cacheBytes?: number }

const CACHE_BYTES = 32 * 1024 * 1024

/** The embedder the settings ask for. Throws with a sentence when its model is missing or damaged. */
export async function createEmbedder(settings: EmbedderSettings): Promise<Embedder> {
  return remember(await open(settings), settings.cacheBytes ?? CACHE_BYTES)
}

async function open(settings: EmbedderSettings): Promise<Embedder> {
  return threadedEmbedder(await readManifest(settings.directory ?? shippedModel()), settings.workers)
}

/** Where the model that comes with the service lies. */
export function shippedModel(): string {
  return dirname(createRequire(import.meta.url).resolve('@kolleg/minilm-en-de/manifest.json'))
}
