import { allOf, inGroup, not, own, policy } from '@kolleg/access'

/** Whose interview a slot holds, if anyone's. */
type Held = { readonly researchGroupId: string; readonly applicantId: string | null }

/** Members move and cancel what the group has arranged, but not an interview of their own. */
export const slots = policy<Held>('slot')({
  handle: allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(own('applicantId'))),
})
