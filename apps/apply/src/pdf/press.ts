import { createWorkshop } from './workshop.ts'

/** A sheet of `sheets/`, its data, and at most one picture, all of which stay data: none of it becomes Typst source. */
export type Order = {
  readonly sheet: 'job' | 'cover'
  readonly data: Readonly<Record<string, unknown>>
  readonly picture: Uint8Array | null
}

/** Prints sheets as PDF with tagged structure and embedded fonts. */
export const createPress = () => {
  const { order, close } = createWorkshop<Order, Uint8Array>({
    script: new URL('./press.worker.ts', import.meta.url),
    timeoutMs: 20_000,
    waitingMax: 40,
    ordersPerThread: 1_000,
  })
  return { print: (sheet: Order) => order(sheet), close }
}

export type Press = ReturnType<typeof createPress>
