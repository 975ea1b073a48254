import type { RoleClass } from '@kolleg/access'
import { lifecycle } from '@kolleg/lifecycle'
import type { WaitingStepKind, WaitingStepState } from '../db/waiting-step-tables.ts'

export { type WaitingStepKind, type WaitingStepState, waitingStepKinds } from '../db/waiting-step-tables.ts'

/** A request that reaches people outside the group, and is carried out when its grace time is over. */
export type WaitingStep = {
  readonly stepId: string
  readonly kind: WaitingStepKind
  readonly state: WaitingStepState
  readonly accessClass: RoleClass
  readonly madeBy: string
  readonly madeByName: string | null
  readonly researchGroupId: string | null
  readonly jobId: string | null
  readonly jobTitle: string | null
  /** Whom or what it is about, in words of the place; null where the kind says it all. */
  readonly about: string | null
  /** Null unless somebody took it back. */
  readonly takenBackBy: { readonly userId: string; readonly name: string | null } | null
  readonly concerns: readonly string[]
  readonly announcedAt: Date
  readonly dueAt: Date
  readonly problem: { readonly code: string; readonly detail: string } | null
}

export const waitingStepSteps = lifecycle<WaitingStep>({ of: 'waitingStep', id: 'stepId' })({
  announce: { from: null, to: 'WAITING' },
  carryOut: { from: ['WAITING'], to: 'DONE' },
  takeBack: { from: ['WAITING'], to: 'TAKEN_BACK' },
  fail: { from: ['WAITING'], to: 'FAILED' },
})
