import { type Embedder, EmbedderClosed, EmbeddingError } from '../embedder.ts'
import { inPieces } from '../pieces.ts'
import { batchesOf, fewAtOnce } from './batches.ts'
import { endpoint } from './endpoint.ts'
import { request } from './request.ts'
import { type Patience, retry } from './retry.ts'

export type OpenAiSettings = {
  /** `https://api.example.org/v1`, or Azure's `https://x.openai.azure.com/openai/deployments/<d>?api-version=…`. */
  readonly baseUrl: string
  readonly apiKey?: string
  readonly model: string
  /** Asked of the API where it can shorten its vectors, and checked; taken from the first answer unless said. */
  readonly dimensions?: number
  readonly threshold?: number
  readonly encoding?: 'float' | 'base64'
  /** For one try. */
  readonly timeoutMs?: number
  /** For all texts of a call with all tries: whoever asked has an answer by then. */
  readonly deadlineMs?: number
  readonly patience?: Patience
  readonly batchTexts?: number
}

const TIMEOUT_MS = 20_000
const DEADLINE_MS = 60_000
const PATIENCE: Patience = { retries: 4, firstDelayMs: 500, longestDelayMs: 20_000 }
const BATCH_TEXTS = 64
/** The usual models refuse more than 8 191 tokens, by a count of their own that is up to thrice ours: Czech, Vietnamese. */
const PIECE_TOKENS = 2_500
/** A guess that suits the current models of OpenAI; `SUGGEST_THRESHOLD` sets another. */
const THRESHOLD = 0.3

/** An embedder behind any API that speaks OpenAI's `/embeddings`. */
export function openAiEmbedder(settings: OpenAiSettings): Embedder {
  const { model, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS, patience = PATIENCE, encoding = 'float' } = settings
  const place = endpoint(settings.baseUrl, settings.apiKey)
  const closing = new AbortController()
  const lateSentence = `The embedding API did not give all vectors within ${deadlineMs} ms, however often it was asked.`
  let dimensions = settings.dimensions ?? 0
  let pending = 0
  let computed = 0

  async function ask(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const shortened = settings.dimensions === undefined ? {} : { dimensions: settings.dimensions }
    const body = { model, input, encoding_format: encoding, ...shortened }
    return await retry(() => request({ endpoint: place, body, timeoutMs, signal }), patience, signal)
  }

  /** Another width is another model: whoever met it first is refused, whoever asks next gets vectors of that one. */
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
      // Whatever shape the interruption took on its way up, its reason is what the caller hears.
      stop.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      // Whatever is still being asked is of no use to anybody.
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

/** An empty text is refused by the APIs, and half a character is no valid JSON to some. */
const prepare = (text: string) => text.toWellFormed() || ' '
