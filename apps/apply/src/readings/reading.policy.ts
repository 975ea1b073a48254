import { allOf, inGroup, not, outsideCommittee, policy } from '@kolleg/access'
import { leader } from '../states/judges.ts'

type Place = { readonly jobId: string; readonly researchGroupId: string }

/** Everybody who judges sees who reads what; only the leader deals. */
export const readings = policy<Place>('job')({
  read: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(outsideCommittee('jobId'))),
  deal: leader,
})
