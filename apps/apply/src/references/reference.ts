import { lifecycle } from '@kolleg/lifecycle'
import type { ReferenceState } from '../db/reference-tables.ts'
import type { RefereeWords } from '../documents/referee-words.ts'
import type { Language } from '../text/language.ts'
import type { Assessment } from './assessment.ts'

export { type ReferenceState, referenceStates } from '../db/reference-tables.ts'

export type Referee = {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly institution: string
  readonly relationship: string
  readonly language: Language
}

export type Reference = Referee & {
  readonly referenceId: string
  readonly applicationId: string
  readonly state: ReferenceState
  /** Null until the referee is asked. */
  readonly confidential: boolean | null
  readonly assessment: Assessment | null
  readonly requestedAt: Date | null
  readonly expiresAt: Date | null
  readonly answeredAt: Date | null
  readonly version: number
}

/** What decides who may act on it: the owner of the application. */
export type OfApplicant = Omit<RefereeWords, 'secrecy'>

export const mostReferences = 10
/** Each referee is a letter to an address the applicant chooses, so their number is limited. */
export const mostEverNamed = 30
export const mostChanges = 20

export const referenceSteps = lifecycle<{ readonly referenceId: string; readonly state: ReferenceState }>({
  of: 'reference',
  id: 'referenceId',
})({
  add: { from: null, to: 'ADDED' },
  edit: { in: ['ADDED', 'REQUESTED'] },
  request: { from: ['ADDED'], to: 'REQUESTED' },
  save: { in: ['REQUESTED'] },
  submit: { from: ['REQUESTED'], to: 'SUBMITTED' },
  decline: { from: ['REQUESTED'], to: 'DECLINED' },
  expire: { from: ['REQUESTED'], to: 'EXPIRED' },
  cancel: { from: ['ADDED', 'REQUESTED'], to: 'CANCELLED' },
  remove: { from: ['ADDED'], to: null },
})
