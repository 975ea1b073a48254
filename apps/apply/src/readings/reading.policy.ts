import { allOf, inGroup, not, outsideCommittee, policy } from '@kolleg/access'
import { chair } from '../states/judges.ts'

type Place = { readonly jobId: string; readonly researchGroupId: string }

/** Who is to read what, for those who judge; whoever leads deals. */
export const readings = policy<Place>('job')({
  read: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(outsideCommittee('jobId'))),
  deal: chair,
})
