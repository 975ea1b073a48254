import { allOf, inGroup, not, outsideCommittee, policy } from '@kolleg/access'
import { leader } from '../../states/judges.ts'

type Place = { readonly jobId: string; readonly researchGroupId: string }

/** In which order the finalists of a job are wanted. */
export const rankings = policy<Place>('ranking')({
  read: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(outsideCommittee('jobId'))),
  order: leader,
})
