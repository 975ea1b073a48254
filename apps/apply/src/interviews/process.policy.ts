import { allOf, inGroup, not, outsideCommittee, policy } from '@kolleg/access'
import type { Process } from './process.ts'

/** Where only a committee judges, the interviews are the committee’s as well. */
const isOutside = outsideCommittee('jobId')
const member = allOf(inGroup('researchGroupId', 'ProfessorOrEmployee'), not(isOutside))

export const processes = policy<Pick<Process, 'researchGroupId' | 'jobId'>>('interview process')(
  {
    read: member,
    makeSlots: member,
    changeSlot: member,
    deleteSlot: member,
    cancel: member,
    addInterviewees: member,
    invite: member,
  },
  { hidden: isOutside },
)
