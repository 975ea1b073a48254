import { parentPort } from 'node:worker_threads'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The worker side of a workshop: runs each order and transfers the bytes without copying them. A worn thread says so,
 * and gets no further order.
 */
export const answerOrders = (work: (order: never) => Promise<Bytes>, isWorn = () => false): void => {
  parentPort?.on('message', (order: unknown) => void answer(() => work(order as never), isWorn))
}

const answer = async (work: () => Promise<Bytes>, isWorn: () => boolean): Promise<void> => {
  const outcome = { ...(await attempt(work)), isWorn: isWorn() }
  parentPort?.postMessage(outcome, 'product' in outcome ? [outcome.product.buffer] : [])
}

const attempt = async (work: () => Promise<Bytes>): Promise<{ product: Bytes } | { failure: string }> => {
  try {
    return { product: await work() }
  } catch (error) {
    // A compiler that has trapped is unusable: the thread ends with it, and the next order gets a new one.
    if (error instanceof Error && error.name === 'RuntimeError') throw error
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
