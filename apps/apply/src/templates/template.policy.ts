import { inGroup, policy } from '@kolleg/access'
import type { OwnTemplate } from './template.ts'

const member = inGroup('researchGroupId', 'ProfessorOrEmployee')

export const templates = policy<OwnTemplate>('emailTemplate')({
  read: member,
  edit: member,
  delete: inGroup('researchGroupId', 'Professor'),
})
