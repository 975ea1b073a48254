import { allOf, anyOf, inGroup, own, policy, where } from '@kolleg/access'
import type { WaitingStep } from './waiting-step.ts'

const mayTakeStep = anyOf(
  allOf(where('accessClass', ['ProfessorOrEmployee']), inGroup('researchGroupId', 'ProfessorOrEmployee')),
  allOf(where('accessClass', ['ProfessorOrEmployeeOrAdmin']), inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')),
  allOf(where('accessClass', ['ProfessorOrAdmin']), inGroup('researchGroupId', 'ProfessorOrAdmin')),
  allOf(where('accessClass', ['Admin']), inGroup('researchGroupId', 'Admin')),
)

/** The person who scheduled a step, and everyone who may take such a step there, can see it and take it back. */
export const waitingSteps = policy<Pick<WaitingStep, 'accessClass' | 'madeBy' | 'researchGroupId'>>('waiting step')({
  read: anyOf(own('madeBy'), mayTakeStep),
  takeBack: anyOf(own('madeBy'), mayTakeStep),
  carryOut: own('madeBy'),
})
