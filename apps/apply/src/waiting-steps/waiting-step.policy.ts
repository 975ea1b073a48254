import { allOf, anyOf, inGroup, isNull, not, outsideCommittee, own, policy, where } from '@kolleg/access'
import type { WaitingStep } from './waiting-step.ts'

/** What concerns applicants is the committee’s where only a committee judges; the advert is the group’s. */
const ofAdvert = [
  'PUBLISH_JOB',
  'PUBLISH_JOB_CHANGES',
  'UNPUBLISH_JOB',
  'STOP_APPLICATIONS',
  'RESUME_APPLICATIONS',
] as const
const concernsReader = anyOf(isNull('jobId'), not(outsideCommittee('jobId')), where('kind', ofAdvert))

const holdsClass = anyOf(
  allOf(where('accessClass', ['ProfessorOrEmployee']), inGroup('researchGroupId', 'ProfessorOrEmployee')),
  allOf(where('accessClass', ['ProfessorOrEmployeeOrAdmin']), inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')),
  allOf(where('accessClass', ['ProfessorOrAdmin']), inGroup('researchGroupId', 'ProfessorOrAdmin')),
  allOf(where('accessClass', ['Admin']), inGroup('researchGroupId', 'Admin')),
)
const mayTakeStep = allOf(holdsClass, concernsReader)

/** The person who scheduled a step, and everyone who may take such a step there, can see it and take it back. */
export const waitingSteps = policy<Pick<WaitingStep, 'accessClass' | 'kind' | 'madeBy' | 'researchGroupId' | 'jobId'>>(
  'waiting step',
)({
  read: anyOf(own('madeBy'), mayTakeStep),
  takeBack: anyOf(own('madeBy'), mayTakeStep),
  carryOut: own('madeBy'),
})
