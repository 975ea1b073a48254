import { createWorkshop } from '../../pdf/workshop.ts'

/** A document to be bound, by the words of its line on the cover. */
export type Part = {
  readonly label: string
  /** By a referee, not by the applicant: it has a place of its own on the cover. */
  readonly isHandedIn: boolean
  readonly bytes: Uint8Array | null
}

export type Order = {
  /** The data of `sheets/cover.typ` except what only the binder knows: which parts are in, and on which page. */
  readonly cover: Readonly<Record<string, unknown>>
  readonly parts: readonly Part[]
}

/** Binds documents behind a cover. Every order has a thread of its own, whose memory is given back with its end. */
export const createBinder = () => {
  const { order, close } = createWorkshop<Order, Uint8Array>({
    script: new URL('./binder.worker.ts', import.meta.url),
    timeoutMs: 60_000,
    waitingMax: 8,
    ordersPerThread: 1,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  return { bind: order, close }
}

export type Binder = ReturnType<typeof createBinder>
