import { allOf, anyOf, not, outsideCommittee, own, policy, recused } from '@kolleg/access'
import { leader } from '../states/judges.ts'
import type { Recusal } from './recusal.ts'

/** Nobody reads who must not judge them. */
const leads = allOf(leader, not(recused('applicationId')), not(own('applicantId')))

/** Nobody lifts their own, even if several are chairs. */
export const recusals = policy<Pick<Recusal, 'researchGroupId' | 'jobId' | 'applicationId' | 'applicantId' | 'userId'>>(
  'recusal',
)(
  { read: leads, nameOthers: leads, lift: allOf(leads, not(own('userId'))) },
  { hidden: anyOf(recused('applicationId'), outsideCommittee('jobId')) },
)
