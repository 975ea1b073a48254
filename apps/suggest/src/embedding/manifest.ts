import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { digest } from './digest.ts'
import { EmbeddingError } from './embedder.ts'
import type { SentenceModel } from './sentence-model.ts'

const FileName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$' })

/** `manifest.json` of a model made for this service: complete, and with a checksum for every file. */
const Manifest = Type.Object({
  name: Type.String({ minLength: 1 }),
  revision: Type.Integer({ minimum: 1 }),
  dimensions: Type.Integer({ minimum: 1 }),
  maxTokens: Type.Integer({ minimum: 3 }),
  threshold: Type.Number({ minimum: -1, maximum: 1 }),
  pooling: Type.Union([Type.Literal('none'), Type.Literal('mean'), Type.Literal('cls')]),
  model: FileName,
  tokenizer: FileName,
  files: Type.Record(FileName, Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) })),
})

export async function readManifest(directory: string): Promise<SentenceModel> {
  const manifest = await parse(join(directory, 'manifest.json'))
  const files = [manifest.model, manifest.tokenizer]
  await Promise.all(files.map(file => verify(directory, file, manifest.files[file]?.sha256)))
  return {
    id: `${manifest.name}@${manifest.revision}`,
    modelFile: join(directory, manifest.model),
    tokenizerFile: join(directory, manifest.tokenizer),
    tokenizerConfigFile: undefined,
    pooling: manifest.pooling,
    maxTokens: manifest.maxTokens,
    prefixes: { query: '', passage: '' },
    dimensions: manifest.dimensions,
    threshold: manifest.threshold,
  }
}

async function parse(path: string): Promise<Static<typeof Manifest>> {
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new EmbeddingError(`The model's manifest ${path} cannot be read.`, { cause })
  }
  if (Value.Check(Manifest, manifest)) return manifest
  const faults = Value.Errors(Manifest, manifest).map(fault => `${fault.instancePath || '/'} ${fault.message}`)
  throw new EmbeddingError(`The model's manifest ${path} is not valid: ${faults.join('; ')}.`)
}

async function verify(directory: string, file: string, expected: string | undefined): Promise<void> {
  const path = join(directory, file)
  if (expected === undefined) throw new EmbeddingError(`The model's manifest holds no checksum for ${file}.`)
  const actual = await digest(path).catch((cause: unknown) => {
    throw new EmbeddingError(`The model's file ${path} cannot be read.`, { cause })
  })
  if (actual !== expected) {
    throw new EmbeddingError(`The model's file ${path} is damaged or not the one the manifest names (SHA-256 differs).`)
  }
}
