import { type CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type Competency, CompetencyInput } from '../../competencies/competency.ts'
import type { Fault } from '../../front-door/fault.ts'
import { isEsco, missingInEsco, readEsco } from '../catalogue-file/esco.ts'
import { checkRecords, type Raw } from './check.ts'
import { BadFile, type Content, contentOf, type FileFault } from './content.ts'
import { disarm, rearm } from './formula.ts'

const columns = ['id', 'title', 'description', 'course_id'] as const
type Row = { readonly line: number; readonly cells: readonly string[] }

/**
 * Reads competencies, or a catalogue, from CSV separated by commas, semicolons or tabs; a fault names the line where its
 * record begins.
 */
export const readCsv = (text: string, course: number | undefined): Content => {
  const broken: FileFault[] = []
  const [header, ...rows] = rowsOf(text, broken)
  if (!header) throw new BadFile([...broken, { line: 1, text: 'The file is empty.' }])
  const names = header.cells.map(cell => cell.trim().toLowerCase())
  const missing = isEsco(names) ? missingInEsco(names) : missingIn(names, course)
  if (missing.length > 0) throw new BadFile([{ line: header.line, text: missingColumns(missing) }])

  const faults: Fault[] = []
  const read = isEsco(names) ? contentOf(readEsco(names, cellsOf(rows), faults)) : readOwn(names, rows, course, faults)
  const uneven = rows.filter(({ cells }) => cells.length !== names.length)
  const all = [
    ...broken,
    ...uneven.map(({ line, cells }) => ({ line, text: `${cells.length} cells instead of ${names.length}` })),
    ...faults.map(({ loc: [row, ...path], msg }) => ({
      line: rows[Number(row)]?.line ?? 0,
      text: `${path.join('.')}: ${msg}`,
    })),
  ]
  if (all.length > 0) throw new BadFile(all.toSorted((a, b) => a.line - b.line))
  return read
}

const cellsOf = (rows: readonly Row[]) => rows.map(({ cells }) => cells)

const missingIn = (names: readonly string[], course: number | undefined): readonly string[] =>
  columns
    .filter(name => name !== 'description' && !(name === 'course_id' && course !== undefined))
    .filter(name => !names.includes(name))

const readOwn = (
  names: readonly string[],
  rows: readonly Row[],
  course: number | undefined,
  faults: Fault[],
): Content => {
  const raws = rows.map(({ cells }, index): Raw => ({ value: recordOf(names, cells, course), place: [index] }))
  const competencies = checkRecords<CompetencyInput>(CompetencyInput, raws, faults)
  return { competencies, exercises: [], links: [], titles: [] }
}

const missingColumns = (names: readonly string[]): string => {
  const listed = new Intl.ListFormat('en-GB').format(names)
  return names.length === 1 ? `The column ${listed} is missing.` : `The columns ${listed} are missing.`
}

export const writeCsv = (competencies: readonly Competency[]): string =>
  stringify(
    competencies.map(competency => columns.map(name => disarm(String(competency[name])))),
    { header: true, columns: [...columns], record_delimiter: '\r\n' },
  )

const rowsOf = (text: string, broken: FileFault[]): Row[] => {
  const parsed = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: error => {
      if (error) broken.push(brokenAt(error))
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number }; raw: string }[]
  return parsed.map(({ record, info, raw }) => ({ line: info.lines - breaksIn(raw), cells: record }))
}

const brokenAt = (error: CsvError): FileFault =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? {
        line: Number(error['lines']) - breaksIn(String(error['raw'])),
        text: 'The quotation mark that opens here is never closed.',
      }
    : { line: Number(error['lines']), text: 'A quotation mark stands where none may.' }

/** Counts the line breaks inside a record, without the last one. */
const breaksIn = (raw: string): number => raw.trim().split('\n').length - 1

const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1)
  const [best] = [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)
  return best ?? ','
}

const recordOf = (names: readonly string[], cells: readonly string[], course: number | undefined): object => {
  const record: Record<string, unknown> = {}
  for (const name of columns) {
    const cell = cells[names.indexOf(name)]
    if (name === 'title' || name === 'description') record[name] = rearm(cell ?? '')
    else if (cell !== undefined && cell.trim() !== '') record[name] = wholeNumber(cell.trim())
    else if (name === 'course_id' && course !== undefined) record[name] = course
  }
  return record
}

const wholeNumber = (cell: string): number | string => (/^[+-]?\d+$/.test(cell) ? Number(cell) : cell)
