/** One line of the table: a figure, the figure it is compared with in the same run, and its target. */
export type Row = {
  readonly part: string
  readonly figure: string
  readonly measured: string
  readonly bare?: string
  readonly ratio?: number
  readonly target?: string
  /** Undefined without a target. */
  readonly isMet?: boolean
}

const heads = ['', 'figure', 'measured', 'bare handler', 'ratio', 'target', ''] as const

const cellsOf = ({ part, figure, measured, bare = '', ratio, target = '', isMet }: Row): string[] => {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  return [part, figure, measured, bare, ratio?.toFixed(2) ?? '', target, verdict]
}

/**
 * Formats the rows as Markdown with aligned columns, for a terminal and for docs. Leaves out columns that no row fills.
 */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = rows.map(cellsOf)
  const isFilled = heads.map((_, column) => cells.some(line => line[column] !== ''))
  const lines = [[...heads], ...cells].map(line => line.filter((_, column) => isFilled[column]))
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0), 1))
  const drawn = lines.map(line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [drawn[0], rule, ...drawn.slice(1)].join('\n')
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const perSecond = (value: number): string => `${Math.round(value)}/s`
