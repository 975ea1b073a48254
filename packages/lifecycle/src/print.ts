import { finalStates } from './sanity.ts'
import { endOf, type Step, startsOf, type Table } from './table.ts'

const outside = '[*]'
const node = (state: string): string => state.replaceAll(/\W/g, '_')

const row = ([action, step]: [string, Step]): string => {
  const from = startsOf(step).join(', ') || '–'
  const to = 'in' in step ? 'stays' : (step.to ?? 'gone')
  return `| ${action} | ${from} | ${to} |`
}

/** The arrows of one action; none if it does not change the state. */
const arrows = ([action, step]: [string, Step]): string[] => {
  if ('in' in step) return []
  if (step.from === null) return [`${outside} --> ${node(step.to)}: ${action}`]
  return step.from.map(from => {
    const to = endOf(step, from)
    return `${node(from)} --> ${to === null ? outside : node(to)}: ${action}`
  })
}

/** A section of `docs/mirrors/lifecycles.md`: the table and the same as a diagram. */
export function printLifecycle({ of, table }: { readonly of: string; readonly table: Table }): string {
  const steps = Object.entries(table)
  const ends = finalStates(table).map(state => `${node(state)} --> ${outside}`)
  return [
    `## ${of}`,
    '',
    '| action | from | to |',
    '|---|---|---|',
    ...steps.map(row),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...[...steps.flatMap(arrows), ...ends].map(line => `  ${line}`),
    '```',
    '',
  ].join('\n')
}
