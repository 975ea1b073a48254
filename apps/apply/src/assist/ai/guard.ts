import { setTimeout as wait } from 'node:timers/promises'
import type { Ai, Prompt } from './ai.ts'
import { createBreaker } from './breaker.ts'
import { AiFailure } from './failure.ts'

type Bounds = {
  readonly failures: number
  readonly restMs: number
  readonly retryAfterMs: number
  readonly now: () => number
}
const defaults: Bounds = { failures: 5, restMs: 30_000, retryAfterMs: 500, now: Date.now }

export type GuardedAi = Ai & {
  /** After too many failures it is not called for a while. */
  readonly isResting: () => boolean
}

/** Retries once if no word has come yet, and not at all while the service is known to be down. */
export const guarded = (ai: Ai, bounds: Partial<Bounds> = {}): GuardedAi => {
  const { retryAfterMs, ...rest } = { ...defaults, ...bounds }
  const breaker = createBreaker(rest)

  const attempt = async function* (prompt: Prompt, signal: AbortSignal) {
    if (!breaker.enter())
      throw new AiFailure('The AI service is left alone for a moment after several failures.', false)
    let isDone = false
    try {
      yield* ai.write(prompt, signal)
      breaker.succeed()
      isDone = true
    } catch (error) {
      if (!signal.aborted) {
        breaker.fail()
        isDone = true
      }
      throw error
    } finally {
      // Also reached when the reader stops reading.
      if (!isDone) breaker.leave()
    }
  }

  return {
    isResting: breaker.isResting,
    write: async function* (prompt, signal) {
      let hasWords = false
      try {
        for await (const words of attempt(prompt, signal)) {
          hasWords ||= words !== ''
          yield words
        }
        return
      } catch (error) {
        const mayRetry = error instanceof AiFailure && error.passes && !hasWords && !signal.aborted
        if (!mayRetry || asksForLongerPause(error, retryAfterMs)) throw error
      }
      await wait(retryAfterMs, undefined, { signal })
      yield* attempt(prompt, signal)
    },
  }
}

/** Whether the service wants a longer pause than a caller would wait. */
const asksForLongerPause = ({ retryAfterSeconds = 0 }: AiFailure, waitMs: number): boolean =>
  retryAfterSeconds * 1_000 > waitMs

declare module '../../context.ts' {
  interface Context {
    /** Undefined unless one is configured. */
    readonly ai: GuardedAi | undefined
  }
}
