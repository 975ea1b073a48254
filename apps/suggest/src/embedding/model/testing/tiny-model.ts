import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The words and vectors of the tiny model; ids are positions in this list. */
export const WORDS = {
  '[UNK]': [1, 1, 1],
  '[CLS]': [9, 0, 0],
  '[SEP]': [0, 0, 3],
  'query:': [0, 5, 0],
  graph: [0, 4, 0],
  tree: [0, 2, 4],
} satisfies Record<string, readonly [number, number, number]>

/** Creates a temporary directory with these files; contents other than bytes are written as JSON. */
export async function directoryWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tiny-model-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content instanceof Uint8Array ? content : JSON.stringify(content))
  }
  return directory
}

const ids = Object.fromEntries(Object.keys(WORDS).map((word, at) => [word, at]))
const special = (word: keyof typeof WORDS) => ({ SpecialToken: { id: word, type_id: 0 } })

/** Knows the words above, and by default cuts at four tokens, as published tokenizers do. */
export const tinyTokenizer = {
  version: '1.0',
  truncation: { direction: 'Right', max_length: 4, strategy: 'LongestFirst', stride: 0 },
  padding: null,
  added_tokens: [],
  normalizer: { type: 'Lowercase' },
  pre_tokenizer: { type: 'WhitespaceSplit' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
    pair: [],
    special_tokens: Object.fromEntries(['[CLS]', '[SEP]'].map(id => [id, { id, ids: [ids[id]], tokens: [id] }])),
  },
  decoder: null,
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: ids,
  },
}

/** A minimal ONNX file: one Gather that looks up each token's vector, `[1, tokens, 3]`. */
export function tinyModel(inputs: readonly string[], output = 'last_hidden_state'): Uint8Array {
  const table = Object.values(WORDS)
  const floats = new Float32Array(table.flat())
  const weights = message([
    [1, table.length],
    [1, 3],
    [2, FLOAT],
    [8, 'table'],
    [9, new Uint8Array(floats.buffer)],
  ])
  const gather = message([
    [1, 'table'],
    [1, 'input_ids'],
    [2, output],
    [4, 'Gather'],
  ])
  const graph = message([
    [1, gather],
    [2, 'tiny'],
    [5, weights],
    ...inputs.map((name): Field => [11, tensor(name, INT64, ['batch', 'tokens'])]),
    [12, tensor(output, FLOAT, ['batch', 'tokens', 3])],
  ])
  return message([
    [1, 8],
    [7, graph],
    [8, message([[2, 13]])],
  ])
}

const FLOAT = 1
const INT64 = 7

function tensor(name: string, type: number, shape: readonly (string | number)[]): Uint8Array {
  const sizes = shape.map((size): Field => [1, message([typeof size === 'number' ? [1, size] : [2, size]])])
  const form = message([
    [1, type],
    [2, message(sizes)],
  ])
  return message([
    [1, name],
    [2, message([[1, form]])],
  ])
}

type Field = readonly [number: number, value: number | string | Uint8Array]

/** Encodes a protobuf message of small numbers, texts and messages. */
function message(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return Buffer.from([number << 3, ...varint(value)])
      const bytes = Buffer.from(value)
      return Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(bytes.length)]), bytes])
    }),
  )
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}
