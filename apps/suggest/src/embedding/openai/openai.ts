import { type Embedder, EmbedderClosed, EmbeddingError } from '../embedder.ts'
import { inPieces } from '../pieces.ts'
import { batchesOf, fewAtOnce } from './batches.ts'
import { endpoint } from './endpoint.ts'
import { request } from './request.ts'
import { type Retries, retry } from './retry.ts'

export type OpenAiSettings = {
  /** `https://api.example.org/v1`, or Azure's `https://x.openai.azure.com/openai/deployments/<d>?api-version=…`. */
  readonly baseUrl: string
  readonly apiKey?: string
  readonly model: string
  /** Requested from an API that can shorten its vectors, and checked; otherwise taken from the first answer. */
  readonly dimensions?: number
  readonly threshold?: number
  readonly encoding?: 'float' | 'base64'
  /** The timeout of one attempt. */
  readonly timeoutMs?: number
  /** The deadline of a call, over all its texts and attempts. */
  readonly deadlineMs?: number
  readonly retries?: Retries
  readonly batchTexts?: number
}

const TIMEOUT_MS = 20_000
const DEADLINE_MS = 60_000
const RETRIES: Retries = { times: 4, firstDelayMs: 500, longestDelayMs: 20_000 }
const BATCH_TEXTS = 64
/** The usual models refuse more than 8 191 tokens; in Czech or Vietnamese they count up to three times our estimate. */
const PIECE_TOKENS = 2_500
/** A guess that suits OpenAI's current models; `SUGGEST_THRESHOLD` overrides it. */
const THRESHOLD = 0.3

/** An embedder for any API that speaks OpenAI's `/embeddings`. */
export function openAiEmbedder(settings: OpenAiSettings): Embedder {
  const { model, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS, retries = RETRIES, encoding = 'float' } = settings
  const target = endpoint(settings.baseUrl, settings.apiKey)
  const closing = new AbortController()
  const lateSentence = `The embedding API did not give all vectors within ${deadlineMs} ms, however often it was asked.`
  let dimensions = settings.dimensions ?? 0
  let pending = 0
  let computed = 0

  async function ask(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const shortened = settings.dimensions === undefined ? {} : { dimensions: settings.dimensions }
    const body = { model, input, encoding_format: encoding, ...shortened }
    return await retry(() => request({ endpoint: target, body, timeoutMs, signal }), retries, signal)
  }

  /** Another width is another model: the call that notices fails, the next one uses the new width. */
  function expectOneWidth(vectors: readonly Float32Array[]): void {
    dimensions ||= vectors[0]?.length ?? 0
    const expected = dimensions
    const other = vectors.find(({ length }) => length !== expected)
    if (!other) return
    if (settings.dimensions === undefined) dimensions = other.length
    throw new EmbeddingError(`The embedding API gave ${other.length} dimensions where ${expected} were expected.`)
  }

  async function embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (closing.signal.aborted) throw new EmbedderClosed()
    signal?.throwIfAborted()
    pending += texts.length
    computed += texts.length
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(new EmbeddingError(lateSentence)), deadlineMs)
    const stop = AbortSignal.any([closing.signal, over.signal, ...(signal ? [signal] : [])])
    try {
      return await inPieces(texts, PIECE_TOKENS, async pieces => {
        const batches = batchesOf(pieces.map(prepare), settings.batchTexts ?? BATCH_TEXTS)
        const found = (await fewAtOnce(batches, some => ask(some, stop))).flat()
        expectOneWidth(found)
        return found
      })
    } catch (error) {
      // Whatever error the abort caused, the caller gets its reason.
      stop.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      // Aborts the remaining requests, whose results are useless now.
      over.abort()
      pending -= texts.length
    }
  }

  return {
    get model() {
      return dimensions === 0 ? model : `${model}@${dimensions}`
    },
    threshold: settings.threshold ?? THRESHOLD,
    get dimensions() {
      return dimensions
    },
    embed: (texts, { signal } = {}) => embed(texts, signal),
    async ready() {
      await embed(['ready'])
    },
    stats: () => ({ pending, hits: 0, misses: computed }),
    async close() {
      closing.abort(new EmbedderClosed())
    },
  }
}

/** APIs refuse an empty text, and some refuse half a surrogate pair as invalid JSON. */
const prepare = (text: string) => text.toWellFormed() || ' '
