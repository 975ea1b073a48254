import { Worker } from 'node:worker_threads'
import { EmbeddingError } from '../embedder.ts'
import type { SentenceModel } from '../model/sentence-model.ts'
import { openGate, removeGate } from './gate.ts'
import type { Answer, Outcome, Question, Start } from './message.ts'

/** The runtime reports usage to its maker unless this is set in the main thread before it loads. */
process.env['ORT_DISABLE_TELEMETRY'] = '1'

/** The thread died while working; the text itself may be fine. */
export class ThreadDied extends EmbeddingError {
  override readonly name = 'ThreadDied'
}

export type Thread = {
  /** The dimensions of the vectors, once the model is loaded; rejects with a sentence if it cannot load. */
  readonly ready: Promise<number>
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>
  readonly serving: boolean
  /** Characters of the texts sent to the thread and not yet answered. */
  readonly load: number
  run(text: string): Promise<Float32Array>
  /** Asks the thread to end after its current text; the other texts are lost. */
  stop(): Promise<void>
}

export function startThread(model: SentenceModel): Thread {
  const gate = openGate()
  const start: Start = { model, gate }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  const asked = new Map<number, PromiseWithResolvers<Float32Array> & { readonly size: number }>()
  const ready = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<void>()
  let state: 'starting' | 'serving' | 'ended' = 'starting'
  let count = 0
  let load = 0
  let failure: unknown

  // Whether or not anyone waits for `ready`, its failure must not become an unhandled rejection.
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
    load -= waiting?.size ?? 0
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
      return load
    },
    run(text) {
      const waiting = Promise.withResolvers<Float32Array>()
      if (state === 'ended') waiting.reject(new ThreadDied('A thread of the embedding model has ended.'))
      else {
        const id = count++
        asked.set(id, { ...waiting, size: text.length })
        load += text.length
        worker.postMessage({ kind: 'embed', id, text } satisfies Question, [])
      }
      return waiting.promise
    },
    async stop() {
      // Asked, not terminated: terminating a thread inside the runtime's native code aborts the whole process.
      worker.postMessage({ kind: 'leave' } satisfies Question, [])
      await ended.promise
    },
  }
}
