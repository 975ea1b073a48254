import { join } from 'node:path'
import { Type } from 'typebox'
import { EmbeddingError, type Role } from '../embedder.ts'
import { readJson } from './read-json.ts'
import type { Pooling } from './sentence-model.ts'

const Modules = Type.Array(Type.Object({ path: Type.String(), type: Type.String() }))
const PoolingConfig = Type.Object({
  word_embedding_dimension: Type.Optional(Type.Integer({ minimum: 1 })),
  pooling_mode_cls_token: Type.Optional(Type.Boolean()),
  pooling_mode_mean_tokens: Type.Optional(Type.Boolean()),
})
const LengthConfig = Type.Object({
  max_seq_length: Type.Optional(Type.Union([Type.Integer({ minimum: 3 }), Type.Null()])),
})
const TokenizerConfig = Type.Object({ model_max_length: Type.Optional(Type.Number()) })
const PromptConfig = Type.Object({ prompts: Type.Optional(Type.Record(Type.String(), Type.String())) })

/** The files that sentence-transformers writes beside a model; each of them may be missing. */
export type Published = {
  readonly pooling: Pooling | undefined
  readonly dimensions: number | undefined
  readonly maxTokens: number | undefined
  readonly prefixes: Readonly<Partial<Record<Role, string>>>
}

export async function readPublished(directory: string): Promise<Published> {
  const modules = await readJson(join(directory, 'modules.json'), Modules)
  const steps = modules?.map(({ type, path }) => ({ path, step: type.split('.').at(-1) ?? type }))
  const strange = steps?.find(({ step }) => !['Transformer', 'Pooling', 'Normalize'].includes(step))
  if (strange) throw new EmbeddingError(`The model in ${directory} has a ${strange.step} step, which is not supported.`)

  const poolingPath = steps?.find(({ step }) => step === 'Pooling')?.path ?? '1_Pooling'
  const [pooling, length, tokenizer, prompt] = await Promise.all([
    readJson(join(directory, poolingPath, 'config.json'), PoolingConfig),
    readJson(join(directory, 'sentence_bert_config.json'), LengthConfig),
    readJson(join(directory, 'tokenizer_config.json'), TokenizerConfig),
    readJson(join(directory, 'config_sentence_transformers.json'), PromptConfig),
  ])
  if (pooling && !pooling.pooling_mode_cls_token && !pooling.pooling_mode_mean_tokens) {
    throw new EmbeddingError(`The model in ${directory} pools neither by mean nor by cls, which is not supported.`)
  }
  const passage = prompt?.prompts?.['passage'] ?? prompt?.prompts?.['document']
  const query = prompt?.prompts?.['query']
  return {
    pooling: pooling && (pooling.pooling_mode_cls_token ? 'cls' : 'mean'),
    dimensions: pooling?.word_embedding_dimension,
    maxTokens: length?.max_seq_length ?? tokenizer?.model_max_length,
    prefixes: { ...(query !== undefined && { query }), ...(passage !== undefined && { passage }) },
  }
}
