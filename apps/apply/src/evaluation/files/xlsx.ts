import { createWorkshop } from '../../pdf/workshop.ts'
import type { Line } from '../list/line.ts'
import { columns } from './columns.ts'

/** A sheet is made whole in memory; longer lists go as CSV. */
export const mostRows = 10_000

export type Cell = string | number | null
export type Sheet = { readonly rows: readonly (readonly Cell[])[] }

/** Makes spreadsheets in a thread of its own, one after another: ten thousand lines take it a second or more. */
export const createSheets = () => {
  const { order, close } = createWorkshop<Sheet, Uint8Array>({
    script: new URL('./xlsx.worker.ts', import.meta.url),
    timeoutMs: 60_000,
    waitingMax: 8,
    ordersPerThread: 20,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return { make: (lines: AsyncIterable<Line>) => order(() => gathered(lines)), close }
}

const gathered = async (lines: AsyncIterable<Line>): Promise<Sheet> => {
  const rows: (readonly Cell[])[] = []
  for await (const line of lines) rows.push(columns.map(({ value }) => value(line)))
  return { rows }
}
