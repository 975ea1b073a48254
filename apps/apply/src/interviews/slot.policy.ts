import { allOf, inGroup, not, own, policy, recused } from '@kolleg/access'

/** The applicant whose interview a slot holds, if any. */
type Held = {
  readonly researchGroupId: string
  readonly applicationId: string | null
  readonly applicantId: string | null
}

const isRecused = recused('applicationId')

/** Members move and cancel interviews of the group, except their own. */
export const slots = policy<Held>('slot')(
  {
    read: not(isRecused),
    handle: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(own('applicantId')), not(isRecused)),
  },
  { hidden: isRecused },
)
