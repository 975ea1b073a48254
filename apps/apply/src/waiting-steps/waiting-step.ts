import type { RoleClass } from '@kolleg/access'
import { lifecycle } from '@kolleg/lifecycle'

export type WaitingStepState = 'WAITING' | 'DONE' | 'TAKEN_BACK' | 'FAILED'

export const waitingStepKinds = [
  'PUBLISH_JOB',
  'PUBLISH_JOB_CHANGES',
  'UNPUBLISH_JOB',
  'STOP_APPLICATIONS',
  'RESUME_APPLICATIONS',
  'CLOSE_JOB',
  'FILL_JOB',
  'INVITE_INTERVIEWEES',
  'ASSIGN_SLOT',
  'CANCEL_INTERVIEW',
  'REMOVE_INTERVIEWEE',
  'OFFER_SLOTS',
  'CHANGE_SLOT',
  'DELETE_SLOT',
  'ADD_MEMBER',
  'CHANGE_MEMBER_ROLE',
  'REMOVE_MEMBER',
  'WITHDRAW_INVITATION',
  'CHANGE_GROUP',
  'CREATE_GROUP',
  'ACTIVATE_GROUP',
  'DENY_GROUP',
  'SUSPEND_GROUP',
  'CHANGE_SCHOOL',
  'CHANGE_DEPARTMENT',
  'CHANGE_CATALOGUE_ENTRY',
  'DELETE_BANNER',
] as const
export type WaitingStepKind = (typeof waitingStepKinds)[number]

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
  dismiss: { from: ['FAILED'], to: null },
})
