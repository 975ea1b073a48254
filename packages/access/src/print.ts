import type { Access, Operation } from './operation.ts'
import type { Rule } from './rule.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The rules for one record as a table. */
export function printPolicy(name: string, rules: Readonly<Record<string, Rule>>, hidden?: Rule): string {
  const rows = Object.entries(rules).map(([action, { text }]) => [action, text])
  const secret = hidden === undefined ? [] : [['(does not exist for)', hidden.text]]
  return `## ${name}\n\n${table(['action', 'who'], [...rows, ...secret])}\n`
}

function checksOf(access: Access): [who: string, parameter: string, object: string] {
  const object = access.object ?? '–'
  if ('public' in access) return [`Public (${access.public})`, '–', object]
  const { param } = access
  if (param === undefined) return [access.class, '–', object]
  const parameter = `${param.target ?? 'RESEARCH_GROUP_ID'} in ${param.from}${param.optional ? ', when given' : ''}`
  return [access.class, parameter, object]
}

/** One row per operation: the page that a data-protection officer asks for. */
export const printOperations = (operations: readonly Operation[]): string =>
  `${table(
    ['method', 'path', 'class', 'parameter check', 'object check'],
    operations.map(({ method, path, access }) => [method, `\`${path}\``, ...checksOf(access)]),
  )}\n`
