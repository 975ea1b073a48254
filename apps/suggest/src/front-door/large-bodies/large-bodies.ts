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

/** Too many bytes wait already. */
export class LargeBodiesBusy extends Error {
  readonly retryAfterSeconds = 5
  constructor() {
    super('Too many large bodies wait to be read.')
  }
}

export type LargeBodies = {
  /** The bytes of all bodies that wait or are being read. */
  readonly waitingBytes: number
  /** Reads a body and checks it against the schema of its route. A caller who leaves gives up the place in the line. */
  check(bytes: Buffer, shape: Shape | undefined, gone: AbortSignal): Promise<Checked>
  /** The content of a 422 reply. */
  refuse(bytes: Buffer, faults: readonly Fault[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Reading the largest body takes a fraction of a second; nobody else is read meanwhile. */
const mostMs = 20_000

const filename = new URL('thread.ts', import.meta.url).href

/**
 * Reads large bodies one after another in a thread, which ends after a minute without work. Together those that wait
 * have at most so many bytes; one alone may have more.
 */
export const createLargeBodies = (mostBytes: number): LargeBodies => {
  const thread = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 })
  const line = new Set<() => Promise<void>>()
  let waitingBytes = 0
  let isReading = false
  let isClosed = false

  const readAll = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    for (const read of line) {
      line.delete(read)
      await read()
    }
    isReading = false
  }
  const inTurn = async <Result>(name: string, given: Given, gone?: AbortSignal): Promise<Result> => {
    const { length } = given.bytes
    gone?.throwIfAborted()
    if (waitingBytes > 0 && waitingBytes + length > mostBytes) throw new LargeBodiesBusy()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const read = async (): Promise<void> => {
      // A closed pool would start a new thread.
      if (isClosed) return reject(new Error('The thread for large bodies is closed.'))
      await thread.run(given, { name, signal: AbortSignal.timeout(mostMs) }).then(resolve, reject)
    }
    const leave = (): void => {
      if (line.delete(read)) reject(gone?.reason)
    }
    waitingBytes += length
    line.add(read)
    gone?.addEventListener('abort', leave)
    void readAll()
    try {
      return await promise
    } finally {
      waitingBytes -= length
      gone?.removeEventListener('abort', leave)
    }
  }
  return {
    get waitingBytes() {
      return waitingBytes
    },
    check: (bytes, shape, gone) => inTurn('check', { bytes, shape: plain(shape) }, gone),
    refuse: (bytes, faults) => inTurn('refuse', { bytes, faults }),
    close: () => {
      isClosed = true
      return thread.destroy()
    },
  }
}

type Given = { readonly bytes: Buffer; readonly [name: string]: unknown }

/** A schema without what only this thread can hold. */
const plain = (shape: Shape | undefined): unknown => shape && JSON.parse(JSON.stringify(shape))
