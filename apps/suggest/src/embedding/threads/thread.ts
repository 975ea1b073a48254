import { Worker } from 'node:worker_threads'
import { EmbeddingError } from '../embedder.ts'
import type { SentenceModel } from '../model/sentence-model.ts'
import { openGate, removeGate } from './gate.ts'
import type { Answer, Outcome, Question, Start } from './message.ts'

/** The library that runs the model reports its use to its maker unless told not to before it is loaded, and not by a thread. */
process.env['ORT_DISABLE_TELEMETRY'] = '1'

/** A thread ended with work in hand; the work itself may be blameless. */
export class ThreadDied extends EmbeddingError {
  override readonly name = 'ThreadDied'
}

export type Thread = {
  /** The dimensions of the vectors, once the model is loaded; rejects with a sentence when it cannot be. */
  readonly ready: Promise<number>
  /** Resolves when the thread is no more, however that came. */
  readonly ended: Promise<void>
  readonly serving: boolean
  /** Texts in hand. */
  readonly load: number
  run(text: string): Promise<Float32Array>
  /** Ends the thread as soon as it looks up; what it has in hand is lost. */
  stop(): Promise<void>
}

export function startThread(model: SentenceModel): Thread {
  const gate = openGate()
  const start: Start = { model, gate }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  const asked = new Map<number, PromiseWithResolvers<Float32Array>>()
  const ready = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<void>()
  let state: 'starting' | 'serving' | 'ended' = 'starting'
  let count = 0
  let failure: unknown

  // Whoever waits for `ready` hears of a failure; nobody has to.
  ready.promise.catch(() => {})
  worker.on('error', error => {
    failure = error
  })
  worker.on('exit', () => {
    state = 'ended'
    removeGate(gate)
    const died = new ThreadDied('A thread of the embedding model ended unexpectedly.', { cause: failure })
    ready.reject(died)
    for (const { reject } of asked.values()) reject(died)
    asked.clear()
    ended.resolve()
  })
  worker.on('message', (answer: Answer) => {
    switch (answer.kind) {
      case 'ready':
        state = 'serving'
        ready.resolve(answer.dimensions)
        return
      case 'unable':
        ready.reject(new EmbeddingError(`The model ${model.id} cannot be loaded: ${answer.reason}`))
        return
      case 'done':
        answer.outcomes.forEach(settle)
    }
  })

  function settle(outcome: Outcome): void {
    const waiting = asked.get(outcome.id)
    asked.delete(outcome.id)
    if ('vector' in outcome) waiting?.resolve(outcome.vector)
    else waiting?.reject(new EmbeddingError(`The model ${model.id} failed: ${outcome.reason}`))
  }

  return {
    ready: ready.promise,
    ended: ended.promise,
    get serving() {
      return state === 'serving'
    },
    get load() {
      return asked.size
    },
    run(text) {
      const waiting = Promise.withResolvers<Float32Array>()
      if (state === 'ended') waiting.reject(new ThreadDied('A thread of the embedding model has ended.'))
      else {
        const id = count++
        asked.set(id, waiting)
        worker.postMessage({ kind: 'embed', id, text } satisfies Question, [])
      }
      return waiting.promise
    },
    async stop() {
      // Asked, not terminated: a thread stopped inside the runtime's native code takes the whole process with it.
      worker.postMessage({ kind: 'leave' } satisfies Question, [])
      await ended.promise
    },
  }
}
