import type { JobDoors } from './jobs/doors.ts'

/** What follows in other rooms when a job takes a step, in this order, and what they know about jobs. */
export const jobDoors: JobDoors = {
  effects: [],
  versionAppliedTo: async () => undefined,
}
