import { allOf, inGroup, not, own, policy } from '@kolleg/access'

/** The applicant whose interview a slot holds, if any. */
type Held = { readonly researchGroupId: string; readonly applicantId: string | null }

/** Members move and cancel interviews of the group, except their own. */
export const slots = policy<Held>('slot')({
  handle: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(own('applicantId'))),
})
