import { parentPort, workerData } from 'node:worker_threads'
import { type Instance, startDurable } from '../instance.ts'
import type { Answer, Question, Start } from './message.ts'

/** A reply travels in pieces of at least this size; the last one, however small, ends it. */
const pieceBytes = 64 * 1024

const tell = (answer: Answer): void => parentPort?.postMessage(answer, [])
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const exchange = async (instance: Instance, question: Uint8Array): Promise<void> => {
  let heard: Uint8Array[] = []
  let size = 0
  const pass = (kind: 'bytes' | 'done') => {
    tell({ kind, bytes: joined(heard, size) })
    heard = []
    size = 0
  }
  const hear = (bytes: Uint8Array) => {
    heard.push(bytes)
    size += bytes.length
    if (size >= pieceBytes) pass('bytes')
  }
  try {
    await instance.exchange(question, hear)
    pass('done')
  } catch (error) {
    tell({ kind: instance.crashed() ? 'crashed' : 'failed', reason: reasonOf(error) })
  }
}

const joined = (pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const { cluster }: Start = workerData
try {
  const instance = await startDurable(cluster)
  const close = async (): Promise<void> => {
    await instance.close()
    parentPort?.close()
  }
  parentPort?.on('message', (asked: Question) => {
    void (asked.kind === 'exchange' ? exchange(instance, asked.question) : close())
  })
  tell({ kind: 'started' })
} catch (error) {
  tell({ kind: 'unable', reason: reasonOf(error) })
}
