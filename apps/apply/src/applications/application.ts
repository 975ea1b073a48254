import { lifecycle } from '@kolleg/lifecycle'
import type { Profile } from '../applicants/profile.ts'
import type { Question } from '../jobs/job.ts'

export type ApplicationState =
  | 'SAVED'
  | 'SENT'
  | 'IN_REVIEW'
  | 'INTERVIEW'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'JOB_CLOSED'
  | 'JOB_CLOSED_DRAFT'

export const applicationStates = [
  'SAVED',
  'SENT',
  'IN_REVIEW',
  'INTERVIEW',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'JOB_CLOSED',
  'JOB_CLOSED_DRAFT',
] as const satisfies readonly ApplicationState[]

/** By the id of the job's question. */
export type Answers = Readonly<Record<string, string | number | boolean>>

export type Consents = {
  /** The applicant has read how personal data are used. */
  readonly dataProcessing: boolean
  /** The applicant gives up reading what referees write; said when the application is sent, and final then. */
  readonly waiveLetterAccess: boolean
}

/** What an application showed when it was sent; it never changes afterwards. */
export type Snapshot = {
  readonly profile: Profile
  readonly job: { readonly version: number; readonly title: string; readonly questions: readonly Question[] }
}

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
  /** How it stood before a decision that its applicant does not know of yet; null when there is none. */
  readonly before: Before | null
}

/** As JSON tells it. */
type Before = { readonly state: ApplicationState; readonly version: number; readonly updatedAt: string }

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
  shortlist: { from: ['SENT', 'IN_REVIEW'], to: 'INTERVIEW' },
  accept: { from: underway, to: 'ACCEPTED' },
  reject: { from: underway, to: 'REJECTED' },
  reconsider: { from: ['REJECTED', 'ACCEPTED'], to: 'IN_REVIEW' },
  nameReferee: { in: ['SAVED', ...underway] },
  withdraw: { from: underway, to: 'WITHDRAWN' },
  closeJob: { from: underway, to: 'JOB_CLOSED' },
  closeJobDraft: { from: ['SAVED'], to: 'JOB_CLOSED_DRAFT' },
  delete: { from: ['SAVED', 'JOB_CLOSED_DRAFT'], to: null },
})
