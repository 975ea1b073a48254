import writeExcelFile, { type Row } from 'write-excel-file/node'
import type { Line } from '../list/line.ts'
import { columns } from './columns.ts'

/** A sheet is made whole in memory; longer lists go as CSV. */
export const mostRows = 10_000

/** Every text is typed as one, so that nothing an applicant wrote is a formula. */
const cellOf = (value: string | number | null): Row[number] => {
  if (value === null) return null
  return typeof value === 'number' ? { type: Number, value } : { type: String, value }
}

export const xlsxOf = async (lines: AsyncIterable<Line>): Promise<Buffer> => {
  const rows: Row[] = [columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const }))]
  for await (const line of lines) rows.push(columns.map(({ value }) => cellOf(value(line))))
  return await writeExcelFile(rows, {
    columns: columns.map(({ width }) => ({ width })),
    sheet: 'Applications',
    stickyRowsCount: 1,
  }).toBuffer()
}
