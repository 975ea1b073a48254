import { versionAppliedTo } from './applications/applied-version.ts'
import { followJob } from './applications/follow-job.ts'
import { interviewsFollowJob } from './interviews/follow.ts'
import type { JobDoors } from './jobs/doors.ts'
import { announceJob } from './letters/announcements/announce.ts'

/** What follows in other rooms when a job takes a step, in this order, and what they know about jobs. */
export const jobDoors: JobDoors = {
  effects: [followJob, interviewsFollowJob, announceJob],
  versionAppliedTo,
}
