import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { createEmbedder, shippedModel } from '../create.ts'
import { readManifest } from './manifest.ts'
import { directoryWith, tinyModel, tinyTokenizer } from './testing/tiny-model.ts'

const made: string[] = []
afterEach(() => Promise.all(made.splice(0).map(directory => rm(directory, { recursive: true }))))

const sha256 = (content: Uint8Array | string) => ({ sha256: createHash('sha256').update(content).digest('hex') })
const model = tinyModel(['input_ids'])
const manifest = {
  name: 'tiny',
  revision: 2,
  dimensions: 3,
  maxTokens: 8,
  threshold: 0.5,
  pooling: 'mean',
  model: 'model.onnx',
  tokenizer: 'tokenizer.json',
  files: { 'model.onnx': sha256(model), 'tokenizer.json': sha256(JSON.stringify(tinyTokenizer)) },
}

async function place(files: Readonly<Record<string, unknown>>): Promise<string> {
  const directory = await directoryWith({ 'model.onnx': model, 'tokenizer.json': tinyTokenizer, ...files })
  made.push(directory)
  return directory
}

test('the shipped model is complete', async () => {
  expect(await readManifest(shippedModel())).toMatchObject({ id: 'kolleg-minilm-en-de@1', dimensions: 384 })
})

test('another revision can be used from its own directory', async () => {
  const directory = await place({ 'manifest.json': manifest })
  const [shipped, other, same] = await Promise.all([
    createEmbedder({ kind: 'local', workers: 1 }),
    createEmbedder({ kind: 'local', workers: 1, directory }),
    createEmbedder({ kind: 'onnx', workers: 1, directory }),
  ])
  expect([shipped.model, other.model, same.model]).toEqual(['kolleg-minilm-en-de@1+2', 'tiny@2+2', 'tiny@2+2'])
  const vectors = await Promise.all([shipped, other, same].map(embedder => embedder.embed(['graph tree'])))
  expect(vectors.map(([vector]) => vector?.length)).toEqual([384, 3, 3])
  expect(vectors[2]).toEqual(vectors[1])
  await Promise.all([shipped, other, same].map(embedder => embedder.close()))
})

test.each([
  [
    'a changed model',
    { 'manifest.json': manifest, 'model.onnx': tinyModel(['input_ids', 'more']) },
    /model\.onnx is damaged/,
  ],
  ['a changed tokenizer', { 'manifest.json': manifest, 'tokenizer.json': {} }, /tokenizer\.json is damaged/],
  ['no checksum', { 'manifest.json': { ...manifest, files: {} } }, /no checksum for model\.onnx/],
  [
    'a missing file',
    { 'manifest.json': { ...manifest, model: 'gone.onnx', files: { ...manifest.files, 'gone.onnx': sha256('') } } },
    /gone\.onnx cannot be read/,
  ],
  [
    'a manifest that lacks the threshold',
    { 'manifest.json': { ...manifest, threshold: undefined } },
    /not valid: .*threshold/,
  ],
  ['no manifest', {}, /^There is no model in .*manifest\.json is missing/],
])('%s stops the start with a sentence', async (_, files, sentence) => {
  const directory = await place(files)
  await expect(createEmbedder({ kind: 'local', directory })).rejects.toThrow(sentence)
})
