import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { SentenceModel } from '../model/sentence-model.ts'
import { middleOf, unitLength } from '../unit-length.ts'
import { poolTokens } from './pool-tokens.ts'
import { openTokenizer } from './tokens.ts'

/** Opens the model in this thread and returns the function that embeds one text; it blocks while it computes. */
export async function openSession(model: SentenceModel): Promise<(text: string) => Promise<Float32Array>> {
  const tokenise = await openTokenizer(model)
  // One core per thread: the pool runs one thread per core.
  const session = await InferenceSession.create(model.modelFile, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  })
  const output = chooseOutput(session.outputNames, model)

  async function vectorOf(ids: readonly number[]): Promise<Float32Array> {
    const result = (await session.run(feeds(session.inputNames, ids), [output]))[output]
    if (result?.type !== 'float32') throw new Error(`The model's output ${output} is not made of float32 numbers.`)
    const values = await result.getData()
    if (!(values instanceof Float32Array)) throw new Error(`The model's output ${output} holds no numbers.`)
    return unitLength(poolTokens(values, result.dims, model.pooling))
  }

  return async text => {
    const vectors: Float32Array[] = []
    for (const part of tokenise(text)) vectors.push(await vectorOf(part))
    return middleOf(vectors)
  }
}

/** One text per call: without padding, the activations of an int8 model depend on that text alone. */
function feeds(names: readonly string[], ids: readonly number[]): Record<string, Tensor> {
  const shape = [1, ids.length]
  const known: Record<string, () => BigInt64Array> = {
    input_ids: () => BigInt64Array.from(ids, BigInt),
    attention_mask: () => new BigInt64Array(ids.length).fill(1n),
    token_type_ids: () => new BigInt64Array(ids.length),
  }
  return Object.fromEntries(
    names.map(name => {
      const fill = known[name]
      if (!fill) throw new Error(`The model wants an input ${name}, which is none of ${Object.keys(known).join(', ')}.`)
      return [name, new Tensor('int64', fill(), shape)]
    }),
  )
}

function chooseOutput(names: readonly string[], model: SentenceModel): string {
  const wanted = model.pooling === 'none' ? 'sentence_embedding' : 'last_hidden_state'
  const name = names.includes(wanted) ? wanted : names[0]
  if (name === undefined) throw new Error('The model has no output.')
  return name
}
