import { createWorkshop } from '../../pdf/workshop.ts'
import type { Language } from '../../text/language.ts'
import type { Line } from '../list/line.ts'
import { type Cell, columns } from './columns.ts'

/** A spreadsheet is built in memory; longer lists are exported as CSV. */
export const mostRows = 10_000

export type Sheet = { readonly language: Language; readonly rows: readonly (readonly Cell[])[] }

/** Builds spreadsheets one at a time in a worker thread: ten thousand lines take a second or more. */
export const createSheets = () => {
  const { order, close } = createWorkshop<Sheet, Uint8Array>({
    script: new URL('./xlsx.worker.ts', import.meta.url),
    timeoutMs: 60_000,
    waitingMax: 8,
    ordersPerThread: 20,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return { make: (lines: AsyncIterable<Line>, language: Language) => order(() => gathered(lines, language)), close }
}

const gathered = async (lines: AsyncIterable<Line>, language: Language): Promise<Sheet> => {
  const rows: (readonly Cell[])[] = []
  for await (const line of lines) rows.push(columns.map(({ value }) => value(line, language)))
  return { language, rows }
}
