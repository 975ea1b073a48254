import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Pooling, SentenceModel } from '../model/sentence-model.ts'
import { middleOf, unitLength } from '../unit-length.ts'
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
    // x64 processors without VNNI would cut off large sums of products: this gives the same vectors everywhere.
    extra: { session: { x64quantprecision: '1' } },
  })
  const output = chooseOutput(session.outputNames, model)

  async function vectorOf(ids: readonly number[]): Promise<Float32Array> {
    const result = (await session.run(feeds(session.inputNames, ids), [output]))[output]
    if (result?.type !== 'float32') throw new Error(`The model's output ${output} is not made of float32 numbers.`)
    const values = await result.getData()
    if (!(values instanceof Float32Array)) throw new Error(`The model's output ${output} holds no numbers.`)
    return unitLength(poolTokens(values, result.dims, model.pooling))
  }

  return async text => middleOf(await eachOnce(tokenise(text), vectorOf))
}

/** Computes equal parts once: a text of nothing but dots has a part for each two hundred of them. */
export async function eachOnce<Result>(
  parts: readonly (readonly number[])[],
  compute: (part: readonly number[]) => Promise<Result>,
): Promise<Result[]> {
  const known = new Map<string, Result>()
  const results: Result[] = []
  for (const part of parts) {
    const key = part.join()
    const result = known.get(key) ?? (await compute(part))
    known.set(key, result)
    results.push(result)
  }
  return results
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

/** Turns a model's output for one text into one vector: `[1, size]` as it is, `[1, tokens, size]` pooled. */
function poolTokens(values: Float32Array, shape: readonly number[], pooling: Pooling): Float32Array {
  const size = shape.at(-1) ?? 0
  const rows = size === 0 ? 0 : values.length / size
  if (shape.length === 2 && rows === 1) return values
  if (shape.length !== 3 || rows < 1) throw new Error(`The model's output has the shape [${shape.join(', ')}].`)
  if (pooling === 'none') throw new Error('The model gives a vector a token: say how to pool them, mean or cls.')
  return pooling === 'cls' ? values.subarray(0, size) : mean(values, size)
}

/** A sum has the direction of the mean; the length is set to one later. */
function mean(values: Float32Array, size: number): Float32Array {
  const sum = new Float32Array(size)
  for (let at = 0; at < values.length; at++) sum[at % size] = (sum[at % size] ?? 0) + (values[at] ?? 0)
  return sum
}
