import { allOf, anyOf, inGroup, isNull, not, own, policy } from '@kolleg/access'
import type { Interviewee } from './interviewee.ts'

const member = inGroup('researchGroupId', 'ProfessorOrEmployee')
const self = own('applicantId')
/** Nobody has a say in an interview of one’s own, nor reads what others think of it. */
const judge = allOf(member, not(self))
const contacted = not(isNull('contactedAt'))

export const interviewees = policy<Pick<Interviewee, 'researchGroupId' | 'applicantId' | 'contactedAt'>>('interviewee')(
  {
    read: allOf(member, anyOf(not(self), contacted)),
    readAssessments: judge,
    assess: judge,
    invite: judge,
    assign: judge,
    remove: judge,
    /** See the free times, choose one, move it, call it off. */
    book: allOf(self, contacted),
  },
  // Being on the short list is the group's own matter until the applicant is invited.
  { hidden: allOf(self, not(contacted)) },
)
