import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { createEmbedder } from './create.ts'
import { embedderContract } from './embedder.contract.ts'
import type { Embedder, EmbedOptions } from './embedder.ts'
import { directoryWith, tinyModel, tinyTokenizer } from './model/testing/tiny-model.ts'

const BERT = ['input_ids', 'attention_mask', 'token_type_ids']
const files = { 'model.onnx': tinyModel(BERT), 'tokenizer.json': tinyTokenizer }
const undo: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

async function open(more: Readonly<Record<string, unknown>>): Promise<Embedder> {
  const directory = await directoryWith(more)
  undo.push(() => rm(directory, { recursive: true }))
  const embedder = await createEmbedder({ kind: 'onnx', directory, workers: 1 })
  undo.push(() => embedder.close())
  return embedder
}

/** The direction of a text's vector, in whole numbers where possible. */
async function direction(embedder: Embedder, text: string, options?: EmbedOptions): Promise<number[]> {
  const [vector] = await embedder.embed([text], options)
  const smallest = Math.min(...(vector ?? []).filter(value => Math.abs(value) > 1e-6).map(Math.abs))
  return Array.from(vector ?? [], value => Number((value / smallest).toFixed(3)))
}

embedderContract('onnx', () => open(files))

test('tokens are pooled by mean unless the model says otherwise', async () => {
  // [CLS] (9, 0, 0) + graph (0, 4, 0) + [SEP] (0, 0, 3)
  expect(await direction(await open(files), 'Graph')).toEqual([3, 1.333, 1])
})

test('a kolleg.json chooses pooling, prefixes, length, threshold and name', async () => {
  const wishes = {
    name: 'tiny',
    pooling: 'mean',
    maxTokens: 4,
    prefixes: { query: 'query: ', passage: '' },
    threshold: 0.7,
  }
  const embedder = await open({ ...files, 'kolleg.json': wishes })
  await embedder.ready()
  expect(embedder).toMatchObject({
    threshold: 0.7,
    dimensions: 3,
    model: expect.stringMatching(/^tiny@[0-9a-f]{12}\+2$/),
  })
  // Read in two parts of four tokens, each with [CLS] and [SEP]: (9, 0, 0) + 2 · (1, 1, 1) + (0, 0, 3), twice.
  expect(await direction(embedder, 'x x x x')).toEqual([5.5, 1, 2.5])
  // (9, 0, 0) + (0, 5, 0) + (0, 2, 4) + (0, 0, 3)
  expect(await direction(embedder, 'tree', { as: 'query' })).toEqual([1.286, 1, 1])
})

test.each([1, 5, 300])('the last word of a text counts, even after %s others', async others => {
  const embedder = await open({ ...files, 'kolleg.json': { maxTokens: 4 } })
  const [graph, tree] = await embedder.embed(['graph', 'tree'].map(last => 'x '.repeat(others) + last))
  expect(graph).not.toEqual(tree)
})

test('the files of sentence-transformers are read', async () => {
  const embedder = await open({
    'onnx/model.onnx': tinyModel(BERT.slice(0, 2)),
    'tokenizer.json': tinyTokenizer,
    'tokenizer_config.json': { model_max_length: 1e30, tokenizer_class: 'BertTokenizer' },
    'modules.json': [
      { path: '', type: 'sentence_transformers.models.Transformer' },
      { path: '1_Pooling', type: 'sentence_transformers.models.Pooling' },
      { path: '2_Normalize', type: 'sentence_transformers.models.Normalize' },
    ],
    '1_Pooling/config.json': { word_embedding_dimension: 3, pooling_mode_cls_token: true },
    'config_sentence_transformers.json': { prompts: { query: 'query: ', document: '' } },
  })
  expect(embedder.dimensions).toBe(3)
  expect(await direction(embedder, 'graph')).toEqual([1, 0, 0])
})

async function name(more: Readonly<Record<string, unknown>>): Promise<string> {
  const wishes = { name: 'tiny', ...Object(more['kolleg.json']) }
  return (await open({ ...files, ...more, 'kolleg.json': wishes })).model
}

test('everything that changes the vectors changes the model’s name', async () => {
  const names = await Promise.all([
    name({}),
    name({ 'kolleg.json': { pooling: 'cls' } }),
    name({ 'kolleg.json': { maxTokens: 8 } }),
    name({ 'kolleg.json': { prefixes: { query: 'q ' } } }),
    name({ 'model.onnx': tinyModel(BERT.slice(0, 1)) }),
    name({ 'model.onnx_data': new Uint8Array([1]) }),
  ])
  expect(new Set(names).size).toBe(names.length)
  expect(await name({})).toBe(names[0])
})

test.each([
  ['no model', { 'tokenizer.json': tinyTokenizer }, /^There is no model\.onnx or /],
  ['no tokenizer', { 'model.onnx': tinyModel(BERT) }, /^There is no tokenizer\.json in /],
  [
    'a misspelt wish',
    { ...files, 'kolleg.json': { poling: 'cls' } },
    /kolleg\.json is not valid: \/ must not have poling\.$/,
  ],
  [
    'an unknown pooling',
    { ...files, 'kolleg.json': { pooling: 'max' } },
    /kolleg\.json is not valid: \/pooling must be one of none, mean, cls\.$/,
  ],
  ['a wish that is no JSON', { ...files, 'kolleg.json': new Uint8Array([123]) }, /kolleg\.json holds no JSON/],
  ['a file outside', { ...files, 'kolleg.json': { model: '../model.onnx' } }, /kolleg\.json is not valid: \/model/],
  ['a further layer', { ...files, 'modules.json': [{ path: '2_Dense', type: 'st.Dense' }] }, /Dense step/],
  ['another pooling', { ...files, '1_Pooling/config.json': { pooling_mode_max_tokens: true } }, /neither by mean/],
])('a directory with %s is refused with a sentence', async (_, content, sentence) => {
  await expect(open(content)).rejects.toThrow(sentence)
})

test.each([
  ['pools nothing', { 'kolleg.json': { pooling: 'none' } }, /say how to pool/],
  ['wants an unknown input', { 'model.onnx': tinyModel(['input_ids', 'pixels']) }, /wants an input pixels/],
  [
    'has other dimensions than announced',
    { '1_Pooling/config.json': { word_embedding_dimension: 4, pooling_mode_mean_tokens: true } },
    /gives 3 dimensions where 4/,
  ],
])('a model that %s is not ready, and says why', async (_, content, sentence) => {
  const embedder = await open({ ...files, ...content })
  await expect(embedder.ready()).rejects.toThrow(sentence)
})
