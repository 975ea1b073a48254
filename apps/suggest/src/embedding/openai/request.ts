import { EmbeddingError } from '../embedder.ts'
import { readAnswer } from './answer.ts'
import type { Endpoint } from './endpoint.ts'
import { Passing, retryAfterMs } from './retry.ts'

export type Request = {
  readonly endpoint: Endpoint
  readonly body: { readonly input: readonly string[]; readonly [field: string]: unknown }
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/** Asks once. The reply's text never goes into an error: APIs are known to repeat the key in it. */
export async function request({ endpoint, body, timeoutMs, signal }: Request): Promise<Float32Array[]> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { ...endpoint.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Not followed, because it would carry the key to somebody else.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    const text = await response.text()
    if (!response.ok) throw refusal(response)
    return readAnswer(parse(text), body.input.length)
  } catch (cause) {
    if (cause instanceof EmbeddingError) throw cause
    signal?.throwIfAborted()
    if (deadline.aborted) throw new Passing(`The embedding API did not answer within ${timeoutMs} ms.`, { cause })
    throw new Passing('The embedding API cannot be reached.', { cause })
  }
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
