import type { Access } from '@kolleg/access'
import { Type } from 'typebox'
import { uuid } from '../schema-parts.ts'

/** Of operations on one application that was sent. */
export const evaluator: Access = {
  class: 'ProfessorOrEmployee',
  object: 'member of the job’s group once it is sent, not one’s own application',
}

/** Of lists. */
export const ownGroups: Access = {
  class: 'ProfessorOrEmployee',
  param: { from: 'query.researchGroupId', optional: true },
  object: 'what was sent to the caller’s groups, without one’s own applications',
}

export const ofApplication = Type.Object({ applicationId: uuid })

export const tags = ['evaluation']
