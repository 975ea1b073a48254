import { parentPort } from 'node:worker_threads'
import type { Outcome } from './workshop.ts'

/** The other side of a workshop: does the work of each order and hands over the bytes without copying them. */
export const answerOrders = <Order>(work: (order: Order) => Promise<Uint8Array<ArrayBuffer>>): void => {
  parentPort?.on('message', async (order: Order) => {
    const outcome = await attempt(() => work(order))
    parentPort?.postMessage(outcome, 'product' in outcome ? [outcome.product.buffer] : [])
  })
}

const attempt = async (work: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Outcome<Uint8Array<ArrayBuffer>>> => {
  try {
    return { product: await work() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
