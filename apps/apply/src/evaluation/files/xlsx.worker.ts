import writeExcelFile, { type Row } from 'write-excel-file/node'
import { answerOrders } from '../../pdf/orders.ts'
import { columns } from './columns.ts'
import type { Cell, Sheet } from './xlsx.ts'

/** Every text is typed as one, so that nothing an applicant wrote is a formula. */
const cellOf = (value: Cell): Row[number] => {
  if (value === null) return null
  return typeof value === 'number' ? { type: Number, value } : { type: String, value }
}

const make = async ({ rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
  const heads: Row = columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const }))
  const sheet = writeExcelFile([heads, ...rows.map(row => row.map(cellOf))], {
    columns: columns.map(({ width }) => ({ width })),
    sheet: 'Applications',
    stickyRowsCount: 1,
  })
  return Uint8Array.from(await sheet.toBuffer())
}

answerOrders(make)
