import { allOf, anyOf, inGroup, isNull, not, own, policy } from '@kolleg/access'
import { keptOut } from '../states/judges.ts'
import type { Interviewee } from './interviewee.ts'

const member = allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(keptOut))
const self = own('applicantId')
/** Members may not judge their own interview, nor read what others think of it. */
const judge = allOf(member, not(self))
const contacted = not(isNull('contactedAt'))

export const interviewees = policy<
  Pick<Interviewee, 'researchGroupId' | 'jobId' | 'applicationId' | 'applicantId' | 'contactedAt'>
>('interviewee')(
  {
    read: allOf(member, anyOf(not(self), contacted)),
    readAssessments: judge,
    assess: judge,
    invite: judge,
    assign: judge,
    remove: judge,
    /** See the free times, choose, move and cancel. */
    book: allOf(self, contacted),
  },
  // The shortlist is internal to the group until the applicant is invited.
  { hidden: anyOf(allOf(self, not(contacted)), keptOut) },
)
