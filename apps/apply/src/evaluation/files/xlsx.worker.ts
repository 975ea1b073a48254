import writeExcelFile, { type Row } from 'write-excel-file/node'
import { answerOrders } from '../../pdf/orders.ts'
import type { Language } from '../../text/language.ts'
import { type Cell, columns, listName } from './columns.ts'
import type { Sheet } from './xlsx.ts'

/** Spreadsheets localise the decimal sign of a format, but not the order of a date. */
const dateFormat = { en: 'yyyy-mm-dd', de: 'dd.mm.yyyy' } as const satisfies Record<Language, string>

/** Every text cell is typed as text, so that nothing an applicant wrote is a formula. */
const cellOf = (value: Cell, language: Language, decimals = 0): Row[number] => {
  if (value === null) return null
  if (value instanceof Date) return { type: Date, value, format: dateFormat[language] }
  if (typeof value === 'string') return { type: String, value }
  return { type: Number, value, format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` }
}

const make = async ({ language, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
  const heads: Row = columns.map(({ header }) => ({
    type: String,
    value: header[language],
    fontWeight: 'bold' as const,
  }))
  const body = rows.map(row => row.map((cell, index) => cellOf(cell, language, columns[index]?.decimals)))
  const sheet = writeExcelFile([heads, ...body], {
    columns: columns.map(({ width }) => ({ width })),
    sheet: listName[language],
    stickyRowsCount: 1,
  })
  return Uint8Array.from(await sheet.toBuffer())
}

answerOrders(make)
