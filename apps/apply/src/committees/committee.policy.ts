import { anyOf, chairs, inGroup, policy } from '@kolleg/access'
import { leader } from '../states/judges.ts'
import type { CommitteeRecord } from './committee.ts'

/** All members know who judges. A professor can always change it, so that no position is left without a chair. */
export const committees = policy<Pick<CommitteeRecord, 'jobId' | 'researchGroupId'>>('job')({
  read: inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin'),
  lead: leader,
  change: anyOf(inGroup('researchGroupId', ['PROFESSOR']), chairs('jobId')),
})
