import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Line } from '../list/line.ts'
import { columns } from './columns.ts'

/**
 * As spreadsheets read it: UTF-8 with its mark, and text that would be a formula (`=`, `+`, `-`, `@`) led by an
 * apostrophe, so that nothing an applicant wrote is carried out, also where a semicolon or a tab begins another cell.
 */
export const csvOf = (lines: AsyncIterable<Line>): Readable => {
  const rows = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  // Whoever reads the rows hears of what went wrong before them.
  pipeline(Readable.from(cells(lines)), rows, () => {})
  return rows
}

async function* cells(lines: AsyncIterable<Line>): AsyncGenerator<readonly (string | number | null)[]> {
  for await (const line of lines) yield columns.map(({ value }) => harmless(value(line)))
}

/** The library looks at the beginning of a cell only. */
const harmless = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' ? cell.replaceAll(/([;\t]["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'") : cell
