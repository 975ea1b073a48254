import { lifecycle } from '@kolleg/lifecycle'

export type JobState = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'APPLICANT_FOUND'

export const jobStates = ['DRAFT', 'PUBLISHED', 'CLOSED', 'APPLICANT_FOUND'] as const satisfies readonly JobState[]

export const questionKinds = ['TEXT', 'LONG_TEXT', 'YES_NO', 'NUMBER'] as const

export type Criterion = { readonly name: string; readonly guidance: string; readonly weight: number }

export type Question = {
  readonly questionId: string
  readonly textEn: string
  readonly textDe: string
  readonly kind: (typeof questionKinds)[number]
  readonly required: boolean
}

/** What people write about a job; every version of it is kept. */
export type JobContent = {
  readonly title: string
  readonly subjectArea: string | null
  readonly researchArea: string
  readonly location: string | null
  readonly supervisingProfessorId: string | null
  readonly startDate: string | null
  readonly startDateByArrangement: boolean
  readonly applicationDeadline: string | null
  readonly workloadPercent: number | null
  readonly contractMonths: number | null
  readonly fundingType: string | null
  readonly salaryGrade: string | null
  readonly descriptionEn: string
  readonly descriptionDe: string
  readonly imageId: string | null
  readonly referenceLettersRequired: number
  readonly suitableForDisabled: boolean
  readonly promisedDecisionBy: string | null
  readonly criteria: readonly Criterion[]
  readonly questions: readonly Question[]
  readonly lettersFromShortlistOnly: boolean
}

/** Changes of a job that wait to be published: members see them, nobody else does. */
export type PendingChanges = {
  readonly version: number
  /** An instant as the database writes it in JSON. */
  readonly at: string
  readonly by: { readonly userId: string; readonly name: string | null } | null
}

/** A job with what its group and its professor add to it. */
export type Job = JobContent & {
  readonly jobId: string
  readonly researchGroupId: string
  readonly state: JobState
  readonly version: number
  readonly publishedAt: Date | null
  /** Since then it takes no applications, while the group goes on with those it has. */
  readonly stoppedAt: Date | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly researchGroupName: string
  readonly groupState: 'DRAFT' | 'ACTIVE' | 'DENIED'
  readonly timezone: string
  readonly supervisingProfessorName: string | null
  /** Its image, or the default one. */
  readonly bannerId: string | null
  /** The end of the deadline's day in the group's time zone. */
  readonly closesAt: Date | null
  readonly pendingChanges: PendingChanges | null
}

/** Everyone may read it by its address. */
export const isPublic = ({ state, groupState }: Pick<Job, 'state' | 'groupState'>): boolean =>
  state === 'PUBLISHED' && groupState === 'ACTIVE'

/** Someone was found or it was closed, which everyone may know. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean => state === 'APPLICANT_FOUND' || state === 'CLOSED'

/** It takes applications. */
export const isOpen = (job: Pick<Job, 'state' | 'groupState' | 'closesAt' | 'stoppedAt'>, now = new Date()): boolean =>
  isPublic(job) && job.stoppedAt === null && (job.closesAt === null || now < job.closesAt)

export const jobSteps = lifecycle<{ readonly jobId: string; readonly state: JobState }>({ of: 'job', id: 'jobId' })({
  create: { from: null, to: 'DRAFT' },
  duplicate: { from: null, to: 'DRAFT' },
  edit: { in: ['DRAFT', 'PUBLISHED'] },
  revise: { in: ['PUBLISHED'] },
  publishChanges: { in: ['PUBLISHED'] },
  discardChanges: { in: ['PUBLISHED', 'CLOSED', 'APPLICANT_FOUND'] },
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  unpublish: { from: ['PUBLISHED'], to: 'DRAFT' },
  stop: { in: ['PUBLISHED'] },
  resume: { in: ['PUBLISHED'] },
  close: { from: ['PUBLISHED'], to: 'CLOSED' },
  fill: { from: ['PUBLISHED'], to: 'APPLICANT_FOUND' },
  delete: { from: ['DRAFT'], to: null },
})
