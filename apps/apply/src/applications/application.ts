import { lifecycle } from '@kolleg/lifecycle'
import type { Answers, Consents, Snapshot } from '../db/application-tables.ts'
import { type ApplicationState, drafts, underway } from '../states/application-states.ts'

export type { Answers, Consents, Snapshot } from '../db/application-tables.ts'
export { type ApplicationState, applicationStates } from '../states/application-states.ts'

/** An application with everything that decides who may do what to it. */
export type Application = {
  readonly applicationId: string
  readonly jobId: string
  readonly researchGroupId: string
  readonly applicantId: string
  readonly state: ApplicationState
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly submittedAt: Date | null
  /** When a member first read it; null if it was shortlisted unread. */
  readonly openedAt: Date | null
  readonly motivation: string
  readonly skills: string
  readonly experience: string
  readonly desiredStart: string | null
  readonly answers: Answers
  readonly consents: Consents
  /** Null for a draft, as is the version of the job that it answers. */
  readonly snapshot: Snapshot | null
  readonly jobVersion: number | null
  /** From then on it contains no personal data. */
  readonly anonymisedAt: Date | null
  /** Who made the current decision; null if nobody did. */
  readonly decidedBy: string | null
  /** What the applicant sees if the group knows more; null if both see the same. */
  readonly seen: Seen | null
}

export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** As JSON from the database. */
type Seen = { readonly state: ApplicationState; readonly version: number; readonly updatedAt: string }

/** Whether the applicant does not see its current state. */
export const isUnseen = ({ state, seen }: Pick<Application, 'state' | 'seen'>): boolean =>
  seen !== null && seen.state !== state

/** Steps that undo another one, possible until the applicant has seen its result. */
export const undoing: ReadonlySet<string> = new Set(['unread', 'unlist', 'reconsider'])

/** Letters of referees are confidential unless the applicant says otherwise. */
export const defaultConsents: Consents = { dataProcessing: false, waiveLetterAccess: true }

export const applicationSteps = lifecycle<{ readonly applicationId: string; readonly state: ApplicationState }>({
  of: 'application',
  id: 'applicationId',
})({
  start: { from: null, to: 'SAVED' },
  edit: { in: ['SAVED'] },
  submit: { from: ['SAVED'], to: 'SENT' },
  open: { from: ['SENT'], to: 'IN_REVIEW' },
  /** Marks it as unread again. */
  unread: { from: ['IN_REVIEW'], to: 'SENT' },
  shortlist: { from: ['SENT', 'IN_REVIEW'], to: 'INTERVIEW' },
  unlist: { from: ['INTERVIEW'], to: 'IN_REVIEW' },
  accept: { from: underway, to: 'ACCEPTED' },
  reject: { from: underway, to: 'REJECTED' },
  reconsider: { from: ['REJECTED', 'ACCEPTED'], to: 'IN_REVIEW' },
  nameReferee: { in: ['SAVED', ...underway] },
  withdraw: { from: underway, to: 'WITHDRAWN' },
  closeJob: { from: underway, to: 'JOB_CLOSED' },
  closeJobDraft: { from: ['SAVED'], to: 'JOB_CLOSED_DRAFT' },
  delete: { from: drafts, to: null },
})
