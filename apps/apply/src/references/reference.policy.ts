import { allOf, anyOf, inGroup, not, own, policy, where } from '@kolleg/access'
import { drafts } from '../states/application-states.ts'
import { keptOut } from '../states/judges.ts'
import type { OfApplicant } from './reference.ts'

const owner = own('applicantId')

/**
 * Applicants name and remove referees; what referees write has its own rule. Referees of a draft do not exist for the
 * group, like the draft itself.
 */
export const references = policy<OfApplicant>('reference')(
  { edit: owner, cancel: owner, remove: owner },
  {
    hidden: allOf(not(owner), anyOf(keptOut, allOf(inGroup('researchGroupId'), where('state', drafts)))),
  },
)
