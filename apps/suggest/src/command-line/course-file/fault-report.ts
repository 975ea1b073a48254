import type { BadFile } from './content.ts'

const most = 20

/** Lists the first faults with their lines in a format that editors understand, and counts the rest. */
export const faultReport = (file: string, { faults }: BadFile): string => {
  const name = file === '-' ? 'standard input' : file
  const told = faults.slice(0, most).map(({ line, text }) => `${name}:${line}: ${text}`)
  const rest = faults.length - told.length
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : []), 'Nothing was imported.'].join('\n')
}
