import { Piscina } from 'piscina'
import type { Fault } from '../fault.ts'
import type { Shape } from '../read.ts'
import type { Checked } from './thread.ts'

/** A larger body would hold up the other requests while it is read. */
export const largeBytes = 256 * 1024

/** A large body that was read and checked. */
export class CheckedBody {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

export type LargeBodies = {
  /** Reads a body and checks it against the schema of its route; nothing if the caller has gone before its turn. */
  check(bytes: Buffer, shape: Shape | undefined, isGone: () => boolean): Promise<Checked | undefined>
  /** The content of a 422 reply. */
  refuse(bytes: Buffer, faults: readonly Fault[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Reading the largest body takes a fraction of a second; nobody else is read meanwhile. */
const mostMs = 20_000

const filename = new URL('thread.ts', import.meta.url).href

/** Reads large bodies one after another in a thread, which ends after a minute without work. */
export const createLargeBodies = (): LargeBodies => {
  const thread = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 })
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const inTurn = <Result>(name: string, given: object, isGone = () => false): Promise<Result> => {
    const mine = last.then(() => {
      // A closed pool would start a new thread.
      if (isClosed) throw new Error('The thread for large bodies is closed.')
      return isGone() ? undefined : thread.run(given, { name, signal: AbortSignal.timeout(mostMs) })
    })
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    check: (bytes, shape, isGone) => inTurn('check', { bytes, shape: plain(shape) }, isGone),
    refuse: (bytes, faults) => inTurn('refuse', { bytes, faults }),
    close: () => {
      isClosed = true
      return thread.destroy()
    },
  }
}

/** A schema without what only this thread can hold. */
const plain = (shape: Shape | undefined): unknown => shape && JSON.parse(JSON.stringify(shape))
