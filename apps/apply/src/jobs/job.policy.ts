import { allOf, inGroup, not, outsideCommittee, policy } from '@kolleg/access'
import type { Job } from './job.ts'

const member = inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')
/** What ends applications is for those who judge them. */
const judge = allOf(member, not(outsideCommittee('jobId')))

export const jobs = policy<Pick<Job, 'jobId' | 'researchGroupId'>>('job')({
  read: member,
  edit: member,
  revise: member,
  publishChanges: member,
  discardChanges: member,
  publish: member,
  unpublish: member,
  stop: member,
  resume: member,
  close: judge,
  fill: judge,
  duplicate: member,
  delete: judge,
})
