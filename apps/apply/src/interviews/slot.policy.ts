import { allOf, inGroup, not, own, policy } from '@kolleg/access'
import { keptOut } from '../states/judges.ts'

/** The applicant whose interview a slot holds, if any. */
type Held = {
  readonly jobId: string
  readonly researchGroupId: string
  readonly applicationId: string | null
  readonly applicantId: string | null
}

/** Members move and cancel interviews of the group, except their own. */
export const slots = policy<Held>('slot')(
  {
    read: not(keptOut),
    handle: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(own('applicantId')), not(keptOut)),
  },
  { hidden: keptOut },
)
