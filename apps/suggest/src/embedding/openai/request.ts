import { EmbeddingError } from '../embedder.ts'
import { readAnswer } from './answer.ts'
import type { Endpoint } from './endpoint.ts'
import { Passing, retryAfterMs } from './retry.ts'

/** Room for 16 000 numbers with all their digits, several times what any model returns. */
const BYTES_A_VECTOR = 512 * 1024

export type Request = {
  readonly endpoint: Endpoint
  readonly body: { readonly input: readonly string[]; readonly [field: string]: unknown }
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/** Sends one request. The reply's text never goes into an error, because some APIs repeat the key in it. */
export async function request({ endpoint, body, timeoutMs, signal }: Request): Promise<Float32Array[]> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { ...endpoint.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Following it would send the key to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusal(response)
    }
    return readAnswer(parse(await readText(response, body.input.length)), body.input.length)
  } catch (cause) {
    if (cause instanceof EmbeddingError) throw cause
    signal?.throwIfAborted()
    if (deadline.aborted) throw new Passing(`The embedding API did not answer within ${timeoutMs} ms.`, { cause })
    throw new Passing('The embedding API cannot be reached.', { cause })
  }
}

/** Reads no more than a valid answer can have: an endless reply would fill the memory before the timeout. */
async function readText(response: Response, texts: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > texts * BYTES_A_VECTOR)
      throw new EmbeddingError(`The embedding API answered with more bytes than ${texts} vectors can take.`)
  }
  return Buffer.concat(pieces).toString()
}

function refusal(response: Response): EmbeddingError {
  const message = `The embedding API answered with status ${response.status}.`
  const passing = response.status === 408 || response.status === 429 || response.status >= 500
  return passing
    ? new Passing(message, { afterMs: retryAfterMs(response.headers, Date.now()) })
    : new EmbeddingError(message)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
