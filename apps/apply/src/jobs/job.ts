import { lifecycle } from '@kolleg/lifecycle'
import type { GroupState } from '../states/group-states.ts'
import type { JobState } from '../states/job-states.ts'
import type { JobContent } from './content.ts'

export { type Question, questionKinds } from '../db/job-tables.ts'
export { hasEnded, isOpen, isPublic, type JobState, jobStates } from '../states/job-states.ts'

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
  /** Since then it takes no applications; the group continues with those it has. */
  readonly stoppedAt: Date | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly researchGroupName: string
  readonly groupState: GroupState
  readonly timezone: string
  readonly supervisingProfessorName: string | null
  /** Its image, or the default one. */
  readonly bannerId: string | null
  /** The end of the deadline's day in the group's time zone. */
  readonly closesAt: Date | null
  readonly pendingChanges: PendingChanges | null
  /** A legal hold keeps it and everything that belongs to it. */
  readonly isHeld: boolean
}

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
