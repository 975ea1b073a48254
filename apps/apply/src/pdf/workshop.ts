import { once } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { problem } from '../problems.ts'
import { inTime } from '../sandbox/in-time.ts'

type Options = {
  /** The script of the thread, which calls `answerOrders` of `orders.ts`. */
  readonly script: URL
  readonly timeoutMs: number
  /** How many may wait; any further one is refused with BUSY. */
  readonly waitingMax: number
  /** After this many orders the thread is replaced, to free its memory. */
  readonly ordersPerThread: number
  readonly resourceLimits?: ResourceLimits
}

/** The thread's answer to an order. */
type Outcome<Product> = ({ readonly product: Product } | { readonly failure: string }) & { readonly isWorn: boolean }

export type Workshop<Order, Product> = {
  /** `prepare` runs when the order has its turn, so that only one input is in memory at a time. */
  readonly order: (prepare: () => Promise<Order>) => Promise<Product>
  readonly close: () => Promise<void>
}

const tooMany = 'So many documents are being made that this one would have to wait too long.'

/** A worker thread that carries out orders in turn, beside the event loop; it starts with the first order. */
export const createWorkshop = <Order, Product>(options: Options): Workshop<Order, Product> => {
  const { script, timeoutMs, waitingMax, ordersPerThread, resourceLimits } = options
  let thread: { readonly worker: Worker; orders: number } | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const dismiss = async (): Promise<void> => {
    const { worker } = thread ?? {}
    thread = undefined
    await worker?.terminate()
  }

  const carryOut = async (prepare: () => Promise<Order>): Promise<Product> => {
    const order = await inTime(prepare(), timeoutMs)
    thread ??= { worker: new Worker(script, { ...(resourceLimits && { resourceLimits }) }), orders: 0 }
    thread.orders += 1
    const outcome = await ask<Product>(thread.worker, order, timeoutMs).catch(async error => {
      await dismiss()
      throw error
    })
    if (thread.orders >= ordersPerThread || outcome.isWorn) await dismiss()
    if ('failure' in outcome) throw new Error(outcome.failure)
    return outcome.product
  }

  return {
    order: async prepare => {
      if (waiting >= waitingMax) throw problem('BUSY', { detail: tooMany, members: { retryAfterSeconds: 5 } })
      waiting += 1
      const turn = last.then(() => carryOut(prepare))
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    close: dismiss,
  }
}

const ask = async <Product>(worker: Worker, order: unknown, timeoutMs: number): Promise<Outcome<Product>> => {
  const over = new AbortController()
  const { signal } = over
  try {
    worker.ref()
    worker.postMessage(order, [])
    const answered = once(worker, 'message', { signal })
    const ended = once(worker, 'exit', { signal }).then(() => failed('The thread ended before its order was done.'))
    const [outcome] = await inTime(Promise.race([answered, ended]), timeoutMs)
    return outcome as Outcome<Product>
  } finally {
    over.abort()
    worker.unref()
  }
}

const failed = (message: string): never => {
  throw new Error(message)
}
