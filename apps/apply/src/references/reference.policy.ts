import { allOf, inGroup, not, own, policy, where } from '@kolleg/access'
import type { OfApplicant } from './reference.ts'

const owner = own('applicantId')
const drafts = ['SAVED', 'JOB_CLOSED_DRAFT'] as const

/**
 * Referees are the applicant's to name and to take back; what they write has a rule of its own. Those of a draft do not
 * exist for the group, as the draft itself.
 */
export const references = policy<OfApplicant>('reference')(
  { edit: owner, cancel: owner, remove: owner },
  { hidden: allOf(inGroup('researchGroupId'), where('state', drafts), not(owner)) },
)
