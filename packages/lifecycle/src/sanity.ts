import { endOf, type Step, startsOf, type Table } from './table.ts'

const creates = (step: Step): boolean => !('in' in step) && step.from === null

/** Every state in the table, in order. */
export function statesOf(table: Table): string[] {
  const named = Object.values(table).flatMap(step => [...startsOf(step), 'to' in step ? step.to : null])
  return [...new Set(named)].filter(state => state !== null)
}

function reachableStates(table: Table): Set<string> {
  const steps = Object.values(table)
  const reached = new Set(steps.filter(creates).flatMap(step => endOf(step, '') ?? []))
  // Iterating a set includes elements added on the way.
  for (const state of reached) {
    for (const step of steps) {
      const end = startsOf(step).includes(state) ? endOf(step, state) : null
      if (end !== null) reached.add(end)
    }
  }
  return reached
}

export function unreachableStates(table: Table): string[] {
  const reached = reachableStates(table)
  return statesOf(table).filter(state => !reached.has(state))
}

const leaves = (step: Step, state: string): boolean => startsOf(step).includes(state) && endOf(step, state) !== state

/** States that no step leaves. */
export function finalStates(table: Table): string[] {
  return statesOf(table).filter(state => !Object.values(table).some(step => leaves(step, state)))
}

/** The faults of a table, a sentence each. */
export function tableFaults(table: Table): string[] {
  const steps = Object.entries(table)
  return [
    ...(steps.some(([, step]) => creates(step)) ? [] : ['No action creates the object.']),
    ...unreachableStates(table).map(state => `Nothing leads to ${state}.`),
    ...steps
      .filter(([, step]) => !creates(step) && startsOf(step).length === 0)
      .map(([action]) => `${action} is possible in no state.`),
    ...steps
      .filter(([, step]) => new Set(startsOf(step)).size < startsOf(step).length)
      .map(([action]) => `${action} names a state twice.`),
  ]
}
