import { type InputFault, isProblem } from '../api/problem.ts'
import type { Words } from './queries.ts'

export type TemplateFault = InputFault & {
  readonly part: keyof Words
  /** The faulty text. */
  readonly piece: string
  readonly position: { readonly line: number; readonly column: number } | undefined
}

/** The faults of a template with their positions, from the service. */
export const faultsIn = (error: unknown): readonly TemplateFault[] => {
  if (!isProblem(error, 'VALIDATION_FAILED')) return []
  return error.errors.map(fault => ({
    ...fault,
    part: fault.pointer.endsWith('/subject') ? 'subject' : 'body',
    piece: /“([^”]+)”/.exec(fault.message)?.[1] ?? '',
    position: positionOf(fault),
  }))
}

const positionOf = (fault: object) =>
  'line' in fault && 'column' in fault && typeof fault.line === 'number' && typeof fault.column === 'number'
    ? { line: fault.line, column: fault.column }
    : undefined
