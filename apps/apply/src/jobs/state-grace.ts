import type { Grace } from '../waiting-steps/grace.ts'
import type { JobState } from './job.ts'

const steps = {
  PUBLISHED: { kind: 'PUBLISH_JOB', time: 'short' },
  DRAFT: { kind: 'UNPUBLISH_JOB', time: 'short' },
  CLOSED: { kind: 'CLOSE_JOB', time: 'group' },
  APPLICANT_FOUND: { kind: 'FILL_JOB', time: 'group' },
} as const

/** What ends a position waits for the group's grace time; publishing and unpublishing, which can be undone, for a minute. */
export const stateGrace: Grace = ({ body }) => steps[(body as { readonly state: JobState }).state]
