import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddingError } from '../embedder.ts'

/** A temporary failure; `afterMs` if the API said how long to wait. */
export class Passing extends EmbeddingError {
  override readonly name = 'Passing'
  readonly afterMs: number | undefined
  constructor(message: string, options: ErrorOptions & { readonly afterMs?: number | undefined } = {}) {
    super(message, options)
    this.afterMs = options.afterMs
  }
}

export type Retries = { readonly times: number; readonly firstDelayMs: number; readonly longestDelayMs: number }

/** Retries temporary failures with growing delays, up to a limit. */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  { times, firstDelayMs, longestDelayMs }: Retries,
  signal: AbortSignal | undefined,
): Promise<Value> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Passing) || failures >= times) throw error
      // Half of the delay is random, so that callers do not all retry at once.
      const backOffMs = Math.min(firstDelayMs * 2 ** failures, longestDelayMs) * (0.5 + Math.random() / 2)
      const delayMs = error.afterMs ?? backOffMs
      if (delayMs > longestDelayMs) throw error
      await sleep(delayMs, undefined, signal && { signal })
    }
  }
}

/** Reads `Retry-After` in seconds or as a date, or Azure's `retry-after-ms`. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (exact >= 0) return exact
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs)
}
