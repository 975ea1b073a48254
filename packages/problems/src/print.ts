import type { Entries } from './register.ts'
import { typeOf } from './type-uri.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** The register as Markdown: an overview, then a section per code. */
export function printRegister(entries: Entries): string {
  const sorted = Object.entries(entries).toSorted(([a, x], [b, y]) => x.status - y.status || (a < b ? -1 : 1))
  const rows = sorted.map(
    ([code, { status, title }]) => `| ${status} | [\`${code}\`](#${code.toLowerCase()}) | ${cell(title)} |`,
  )
  const sections = sorted.map(([code, { title, status, meaning, remedy, members = {}, headers = {} }]) =>
    [
      `## ${code}`,
      `**${title}** · ${status} · \`${typeOf(code)}\``,
      meaning,
      `What to do: ${remedy}`,
      ...Object.entries(members).map(([name, text]) => `- \`${name}\`: ${text}`),
      ...Object.entries(headers).map(([name, value]) => `- header \`${name}: ${value}\``),
    ].join('\n\n'),
  )
  return `${[['| status | code | title |', '|---|---|---|', ...rows].join('\n'), ...sections].join('\n\n')}\n`
}
