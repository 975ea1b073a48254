import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Language } from '../../text/language.ts'
import type { Line } from '../list/line.ts'
import { type Cell, columns } from './columns.ts'

/** As spreadsheets of the language read it: in German the comma is the decimal sign and cannot separate cells. */
const customs = {
  en: { delimiter: ',', others: /([;\t]["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, comma: '.' },
  de: { delimiter: ';', others: /([,\t]["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, comma: ',' },
} as const satisfies Record<Language, object>

/** An English spreadsheet reads 2026-11-18 as a date in every country, but not 18/11/2026. */
const dates: Readonly<Record<Language, (iso: string) => string>> = {
  en: iso => iso,
  de: iso => iso.split('-').toReversed().join('.'),
}

/**
 * UTF-8 with a byte order mark. Text that would be a formula (`=`, `+`, `-`, `@`) gets an apostrophe in front, so that
 * nothing an applicant wrote is executed, even if another separator splits it.
 */
export const csvOf = (lines: AsyncIterable<Line>, language: Language): Readable => {
  const { delimiter, comma } = customs[language]
  const rows = stringify({
    bom: true,
    header: true,
    delimiter,
    columns: columns.map(({ header }) => header[language]),
    cast: {
      number: value => String(value).replace('.', comma),
      date: value => dates[language](value.toISOString().slice(0, 10)),
    },
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  // The reader of the rows gets the errors of earlier steps.
  pipeline(Readable.from(cells(lines, language)), rows, () => {})
  return rows
}

async function* cells(lines: AsyncIterable<Line>, language: Language): AsyncGenerator<readonly Cell[]> {
  for await (const line of lines) yield columns.map(({ value }) => harmless(value(line, language), language))
}

/** The library checks the beginning of a cell only. */
const harmless = (cell: Cell, language: Language): Cell =>
  typeof cell === 'string' ? cell.replaceAll(customs[language].others, "$1'") : cell
