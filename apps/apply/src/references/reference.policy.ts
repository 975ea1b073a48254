import { allOf, inGroup, not, own, policy, where } from '@kolleg/access'
import { type Application, drafts } from '../applications/application.ts'

/** The application whose reference it is. */
type Owned = Pick<Application, 'applicantId' | 'researchGroupId' | 'state'>

const owner = own('applicantId')

/**
 * Referees are the applicant's to name and to take back; what they write has a rule of its own. Those of a draft do not
 * exist for the group, as the draft itself.
 */
export const references = policy<Owned>('reference')(
  { edit: owner, cancel: owner, remove: owner },
  { hidden: allOf(inGroup('researchGroupId'), where('state', drafts), not(owner)) },
)
