import { Worker } from 'node:worker_threads'
import type { Instance } from '../instance.ts'
import { StartFailure } from '../trouble.ts'
import type { Answer, Question, Start } from './message.ts'

type Waiting = PromiseWithResolvers<void> & { readonly hear: (bytes: Uint8Array<ArrayBuffer>) => void }

/** PostgreSQL on these files in a thread of its own, so that a long statement does not hold up this one. */
export async function startInThread(cluster: string): Promise<Instance> {
  const start: Start = { cluster }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  const ended = Promise.withResolvers<void>()
  let hasEnded = false
  let failure: Error | undefined
  let waiting: Waiting | undefined

  const wait = (hear: Waiting['hear'] = () => {}): Promise<void> => {
    waiting = { ...Promise.withResolvers<void>(), hear }
    worker.ref()
    return waiting.promise
  }
  const settle = (error?: Error): void => {
    // An idle database does not keep the process from ending.
    worker.unref()
    const settled = waiting
    waiting = undefined
    if (error) settled?.reject(error)
    else settled?.resolve()
  }
  const whyEnded = () => failure ?? new Error('The thread of the database ended, and will be started again.')
  const ask = (question: Question) => worker.postMessage(question, [])

  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'bytes' || answer.kind === 'done') waiting?.hear(answer.bytes)
    if (answer.kind === 'bytes') return
    if (answer.kind === 'unable' || answer.kind === 'crashed') {
      failure = answer.kind === 'unable' ? new StartFailure(answer.reason) : new Error(answer.reason)
      void worker.terminate()
    } else if (answer.kind === 'failed') settle(new Error(answer.reason))
    else settle()
  })
  worker.on('error', error => {
    failure = error
  })
  worker.on('exit', () => {
    hasEnded = true
    settle(whyEnded())
    ended.resolve()
  })

  await wait()
  return {
    exchange: async (question, hear) => {
      if (hasEnded) throw whyEnded()
      const done = wait(hear)
      // A copy of its own: a message takes all of the memory along in which its bytes lie.
      ask({ kind: 'exchange', question: new Uint8Array(question) })
      await done
    },
    crashed: () => hasEnded,
    close: () => {
      worker.ref()
      ask({ kind: 'close' })
      return ended.promise
    },
  }
}
