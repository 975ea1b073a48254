import { stateConflict } from '@kolleg/lifecycle'
import type { JobState } from '../states/job-states.ts'

/** The interviews of one job, with the settings of its job and its group. */
export type Process = {
  readonly processId: string
  readonly jobId: string
  readonly jobTitle: string
  readonly jobState: JobState
  readonly criteria: readonly { readonly name: string; readonly guidance: string; readonly weight: number }[]
  readonly researchGroupId: string
  readonly groupName: string
  /** The time zone of the group. */
  readonly zone: string
  /** Assessments of others stay hidden until one has given one's own. */
  readonly independent: boolean
}

/** Interviews are prepared and held while the job is published; afterwards they can only be cancelled. */
export const mustBeOpen = ({ jobState: from }: Process, action: string): void => {
  if (from !== 'PUBLISHED') throw stateConflict('job', { from, action, allowed: ['cancel'] })
}
