import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Type } from 'typebox'
import { EmbeddingError } from '../embedder.ts'
import { digest } from './digest.ts'
import { readManifest } from './manifest.ts'
import { readJson } from './read-json.ts'
import { FileName, Pooling, type SentenceModel, Threshold } from './sentence-model.ts'
import { readPublished } from './sentence-transformers.ts'

/** `kolleg.json`: the operator's settings for their own model; it overrides the model's other files. */
const Wishes = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1 })),
    model: Type.Optional(FileName),
    pooling: Type.Optional(Pooling),
    maxTokens: Type.Optional(Type.Integer({ minimum: 3 })),
    prefixes: Type.Optional(
      Type.Object({ query: Type.Optional(Type.String()), passage: Type.Optional(Type.String()) }),
    ),
    threshold: Type.Optional(Threshold),
  },
  { additionalProperties: false },
)

const USUAL_FILES = ['model.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx']
const USUAL_TOKENS = 512
/**
 * A sensible default for most sentence models, measured for none: `node bench/embedding/main.ts` finds a better one.
 */
export const UNCALIBRATED_THRESHOLD = 0.3

/** Reads a directory with any ONNX sentence model, with or without a manifest. */
export async function readDirectory(path: string): Promise<SentenceModel> {
  const directory = resolve(path)
  if (existsSync(join(directory, 'manifest.json'))) return await readManifest(directory)
  const wishes = (await readJson(join(directory, 'kolleg.json'), Wishes)) ?? {}
  const published = await readPublished(directory)
  const modelFile = find(directory, wishes.model ? [wishes.model] : USUAL_FILES)
  const tokenizerFile = find(directory, ['tokenizer.json'])
  const tokenizerConfigFile = join(directory, 'tokenizer_config.json')
  const recipe = {
    pooling: wishes.pooling ?? published.pooling ?? 'mean',
    maxTokens: wishes.maxTokens ?? Math.min(published.maxTokens ?? USUAL_TOKENS, USUAL_TOKENS),
    prefixes: { query: '', passage: '', ...published.prefixes, ...wishes.prefixes },
  }
  return {
    ...recipe,
    id: `${wishes.name ?? basename(directory)}@${await fingerprint([modelFile, tokenizerFile], recipe)}`,
    modelFile,
    tokenizerFile,
    tokenizerConfigFile: existsSync(tokenizerConfigFile) ? tokenizerConfigFile : undefined,
    dimensions: published.dimensions ?? 0,
    threshold: wishes.threshold ?? UNCALIBRATED_THRESHOLD,
  }
}

function find(directory: string, names: readonly string[]): string {
  const found = names.map(name => join(directory, name)).find(path => existsSync(path))
  if (!found) throw new EmbeddingError(`There is no ${names.join(' or ')} in ${directory}.`)
  return found
}

/** A fingerprint of everything that affects a vector, so that vectors made differently are never compared. */
async function fingerprint(files: readonly string[], recipe: object): Promise<string> {
  const beside = files.flatMap(file => [`${file}_data`, `${file}.data`]).filter(file => existsSync(file))
  const digests = await Promise.all([...files, ...beside].map(digest))
  return createHash('sha256')
    .update(JSON.stringify([digests, recipe]))
    .digest('hex')
    .slice(0, 12)
}
