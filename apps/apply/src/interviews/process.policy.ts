import { inGroup, policy } from '@kolleg/access'
import type { Process } from './process.ts'

const member = inGroup('researchGroupId', 'ProfessorOrEmployee')

export const processes = policy<Pick<Process, 'researchGroupId'>>('interview process')({
  read: member,
  makeSlots: member,
  changeSlot: member,
  deleteSlot: member,
  cancel: member,
  addInterviewees: member,
  invite: member,
})
