import { allOf, anyOf, inGroup, isNull, own, policy } from '@kolleg/access'
import type { Image } from './image.ts'

export const images = policy<Image>('image')({
  chooseDefault: isNull('researchGroupId'),
  chooseOfGroup: inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin'),
  /** Those of a group that one has left are the group's. */
  listMine: allOf(
    own('uploadedBy'),
    anyOf(isNull('researchGroupId'), inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')),
  ),
  /** A default banner belongs to no group: only an administrator passes. */
  delete: inGroup('researchGroupId', 'ProfessorOrAdmin'),
})
