import { lifecycle } from '@kolleg/lifecycle'
import type { Answers, ApplicationState, Consents, Snapshot } from '../db/application-tables.ts'

export {
  type Answers,
  type ApplicationState,
  applicationStates,
  type Consents,
  type Snapshot,
} from '../db/application-tables.ts'

/** An application with all that decides what may be done to it, and by whom. */
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
  /** When someone of the group first read it; null for one that came onto the shortlist unread. */
  readonly openedAt: Date | null
  readonly motivation: string
  readonly skills: string
  readonly experience: string
  readonly desiredStart: string | null
  readonly answers: Answers
  readonly consents: Consents
  /** Null while it is a draft, as the version of the job that it answers. */
  readonly snapshot: Snapshot | null
  readonly jobVersion: number | null
  /** From then on nothing personal is in it. */
  readonly anonymisedAt: Date | null
  /** Who made the decision that stands; null where nobody did. */
  readonly decidedBy: string | null
  /** How its applicant sees it while the group knows more; null where they see what is. */
  readonly seen: Seen | null
}

/** How its applicant is called. */
export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** As JSON tells it. */
type Seen = { readonly state: ApplicationState; readonly version: number; readonly updatedAt: string }

/** Its applicant does not see the state it is in. */
export const isUnseen = ({ state, seen }: Pick<Application, 'state' | 'seen'>): boolean =>
  seen !== null && seen.state !== state

/** Steps that undo another one, as long as the applicant has not seen what it led to. */
export const undoing: ReadonlySet<string> = new Set(['unread', 'unlist', 'reconsider'])

/** The letters of referees are confidential unless the applicant says otherwise. */
export const defaultConsents: Consents = { dataProcessing: false, waiveLetterAccess: true }

export const underway = ['SENT', 'IN_REVIEW', 'INTERVIEW'] as const satisfies readonly ApplicationState[]
/** Written and never sent: they do not exist for the group. */
export const drafts = ['SAVED', 'JOB_CLOSED_DRAFT'] as const satisfies readonly ApplicationState[]
/** The procedure is over for an application in one of these. */
export const ended = [
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'JOB_CLOSED',
  'JOB_CLOSED_DRAFT',
] as const satisfies readonly ApplicationState[]

export const applicationSteps = lifecycle<{ readonly applicationId: string; readonly state: ApplicationState }>({
  of: 'application',
  id: 'applicationId',
})({
  start: { from: null, to: 'SAVED' },
  edit: { in: ['SAVED'] },
  submit: { from: ['SAVED'], to: 'SENT' },
  open: { from: ['SENT'], to: 'IN_REVIEW' },
  /** Nobody has read it after all. */
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
  delete: { from: ['SAVED', 'JOB_CLOSED_DRAFT'], to: null },
})
