import { inGroup, policy } from '@kolleg/access'
import type { Job } from './job.ts'

const member = inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')

export const jobs = policy<Pick<Job, 'researchGroupId'>>('job')({
  read: member,
  edit: member,
  revise: member,
  publishChanges: member,
  discardChanges: member,
  publish: member,
  unpublish: member,
  stop: member,
  resume: member,
  close: member,
  fill: member,
  duplicate: member,
  delete: member,
})
