import { type Caller, callers } from './callers.ts'

export type Row = { readonly operation: string; readonly expected: Readonly<Record<Caller, number>> }

/** Reads the columns of a table: method, path, then the status for every kind of caller; `·` repeats the one before. */
export const readTable = (text: string): readonly Row[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(readRow)

const readRow = (line: string): Row => {
  const [method, path, ...cells] = line.split(/\s+/)
  if (cells.length !== callers.length) throw new Error(`${method} ${path} has ${cells.length} columns.`)
  const statuses = cells.reduce<number[]>(
    (read, cell) => [...read, cell === '·' ? (read.at(-1) ?? Number.NaN) : Number(cell)],
    [],
  )
  const expected = Object.fromEntries(callers.map((caller, index) => [caller, statuses[index]]))
  return { operation: `${method} ${path}`, expected: expected as Row['expected'] }
}
