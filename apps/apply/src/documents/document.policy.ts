import { allOf, anyOf, inGroup, isNot, not, own, policy, where } from '@kolleg/access'
import { drafts } from '../states/application-states.ts'
import { keptOut } from '../states/judges.ts'
import type { OwnDocument } from './document.ts'

const owner = own('applicantId')
const member = allOf(inGroup('researchGroupId'), not(keptOut))

/** Documents of applicants; letters of referees have their own policy. */
export const documents = policy<OwnDocument>('document')(
  {
    read: anyOf(owner, allOf(member, isNot('state', drafts))),
    edit: owner,
  },
  { hidden: allOf(not(owner), anyOf(keptOut, allOf(member, where('state', drafts)))) },
)
