import { allOf, anyOf, inGroup, isNot, not, own, policy, where } from '@kolleg/access'
import type { OwnDocument } from './document.ts'

const owner = own('applicantId')
const member = inGroup('researchGroupId')
const drafts = ['SAVED', 'JOB_CLOSED_DRAFT'] as const

/** Documents of applicants; letters of referees have their own policy. */
export const documents = policy<OwnDocument>('document')(
  {
    read: anyOf(owner, allOf(member, isNot('state', drafts))),
    edit: owner,
  },
  { hidden: allOf(member, where('state', drafts), not(owner)) },
)
