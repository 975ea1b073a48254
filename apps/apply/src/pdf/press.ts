import type { Sheet } from './typeset.ts'
import { createWorkshop } from './workshop.ts'

/** Prints sheets as PDF with tagged structure and embedded fonts. */
export const createPress = () => {
  const { order, close } = createWorkshop<Sheet, Uint8Array>({
    script: new URL('./press.worker.ts', import.meta.url),
    timeoutMs: 20_000,
    waitingMax: 40,
    ordersPerThread: 1_000,
  })
  return { print: (sheet: Sheet) => order(async () => sheet), close }
}

export type Press = ReturnType<typeof createPress>

declare module '../context.ts' {
  interface Context {
    /** Prints PDF in its own thread, which starts with the first sheet. */
    readonly press: Press
  }
}
