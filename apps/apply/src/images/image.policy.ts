import { allOf, anyOf, inGroup, isNull, own, policy } from '@kolleg/access'
import type { Image } from './image.ts'

export const images = policy<Image>('image')({
  chooseDefault: isNull('researchGroupId'),
  chooseOfGroup: inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin'),
  /** Banners stay with the group when their uploader leaves. */
  listMine: allOf(
    own('uploadedBy'),
    anyOf(isNull('researchGroupId'), inGroup('researchGroupId', 'ProfessorOrEmployeeOrAdmin')),
  ),
  /** A default banner belongs to no group: only an administrator passes. */
  delete: inGroup('researchGroupId', 'ProfessorOrAdmin'),
})
