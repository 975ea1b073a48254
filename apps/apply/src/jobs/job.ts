import { lifecycle } from '@kolleg/lifecycle'

export type JobState = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'APPLICANT_FOUND'

export const jobSteps = lifecycle<{ readonly jobId: string; readonly state: JobState }>({ of: 'job', id: 'jobId' })({
  create: { from: null, to: 'DRAFT' },
  duplicate: { from: null, to: 'DRAFT' },
  edit: { in: ['DRAFT', 'PUBLISHED'] },
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  unpublish: { from: ['PUBLISHED'], to: 'DRAFT' },
  close: { from: ['PUBLISHED'], to: 'CLOSED' },
  fill: { from: ['PUBLISHED'], to: 'APPLICANT_FOUND' },
  delete: { from: ['DRAFT'], to: null },
})
