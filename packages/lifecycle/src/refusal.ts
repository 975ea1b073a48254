import { type Problem, problem } from '@kolleg/problems'

/** A refused step, with the possible ones. */
export interface Refused {
  readonly taken: false
  readonly from: string
  readonly action: string
  readonly allowed: readonly string[]
}

/** The refusal as a problem: who is 403, when is 409. */
export function stateConflict(object: string, { from, action, allowed }: Omit<Refused, 'taken'>): Problem {
  const possible = allowed.length === 0 ? 'nothing is possible any more' : `possible now: ${allowed.join(', ')}`
  return problem('STATE_CONFLICT', {
    detail: `The ${object} is ${from}, so “${action}” is not possible; ${possible}.`,
    members: { from, action, allowed },
  })
}
