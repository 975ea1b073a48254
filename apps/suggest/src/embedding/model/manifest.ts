import { join } from 'node:path'
import { Type } from 'typebox'
import { EmbeddingError } from '../embedder.ts'
import { digest } from './digest.ts'
import { readJson } from './read-json.ts'
import { FileName, Pooling, type SentenceModel, Threshold } from './sentence-model.ts'

/** `manifest.json` of a model made for this service: complete, with a checksum for every file. */
const Manifest = Type.Object({
  name: Type.String({ minLength: 1 }),
  revision: Type.Integer({ minimum: 1 }),
  dimensions: Type.Integer({ minimum: 1 }),
  maxTokens: Type.Integer({ minimum: 3 }),
  threshold: Threshold,
  pooling: Pooling,
  model: FileName,
  tokenizer: FileName,
  prerequisites: Type.Optional(FileName),
  files: Type.Record(Type.String(), Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) })),
})

export async function readManifest(directory: string): Promise<SentenceModel> {
  const path = join(directory, 'manifest.json')
  const manifest = await readJson(path, Manifest)
  if (!manifest) throw new EmbeddingError(`There is no model in ${directory}: manifest.json is missing.`)
  const { prerequisites } = manifest
  const files = [manifest.model, manifest.tokenizer, ...(prerequisites ? [prerequisites] : [])]
  await Promise.all(files.map(file => verify(directory, file, manifest.files[file]?.sha256)))
  return {
    id: `${manifest.name}@${manifest.revision}`,
    modelFile: join(directory, manifest.model),
    tokenizerFile: join(directory, manifest.tokenizer),
    tokenizerConfigFile: undefined,
    ...(prerequisites && { prerequisitesFile: join(directory, prerequisites) }),
    pooling: manifest.pooling,
    maxTokens: manifest.maxTokens,
    prefixes: { query: '', passage: '' },
    dimensions: manifest.dimensions,
    threshold: manifest.threshold,
  }
}

async function verify(directory: string, file: string, expected: string | undefined): Promise<void> {
  if (expected === undefined) throw new EmbeddingError(`The manifest in ${directory} holds no checksum for ${file}.`)
  if ((await digest(join(directory, file))) === expected) return
  throw new EmbeddingError(`${join(directory, file)} is damaged or not what the manifest names: its SHA-256 differs.`)
}
