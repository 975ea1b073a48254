import { parentPort } from 'node:worker_threads'
import type { Outcome } from './workshop.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The other side of a workshop: does the work of each order and hands over the bytes without copying them. */
export const answerOrders = (work: (order: never) => Promise<Bytes>): void => {
  parentPort?.on('message', (order: unknown) => void answer(() => work(order as never)))
}

const answer = async (work: () => Promise<Bytes>): Promise<void> => {
  const outcome = await attempt(work)
  parentPort?.postMessage(outcome, 'product' in outcome ? [outcome.product.buffer] : [])
}

const attempt = async (work: () => Promise<Bytes>): Promise<Outcome<Bytes>> => {
  try {
    return { product: await work() }
  } catch (error) {
    // A compiler that has trapped is in no state to go on: the thread ends with it, and the next order gets a new one.
    if (error instanceof Error && error.name === 'RuntimeError') throw error
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
