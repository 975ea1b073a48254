import { own, policy } from '@kolleg/access'

/** The application whose reference it is. */
type Owned = { readonly applicantId: string }

const owner = own('applicantId')

/** Referees are the applicant's to name and to take back; what they write has a rule of its own. */
export const references = policy<Owned>('reference')({ edit: owner, cancel: owner, remove: owner })
