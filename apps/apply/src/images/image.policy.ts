import { inGroup, isNull, own, policy } from '@kolleg/access'
import type { Image } from './image.ts'

export const images = policy<Image>('image')({
  chooseDefault: isNull('researchGroupId'),
  chooseOfGroup: inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin'),
  listMine: own('uploadedBy'),
  /** A default banner belongs to no group: only an administrator passes. */
  delete: inGroup('researchGroupId', 'ProfessorOrAdmin'),
})
