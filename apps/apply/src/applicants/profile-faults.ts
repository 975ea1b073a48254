import type { InputFault } from '@kolleg/problems'
import type { Degree } from '../db/application-tables.ts'
import { isOnScale, isScale } from './german-grade.ts'

/** What the schema cannot check: the order of a scale, and that a mark lies on it. */
export const degreeFaults = (degrees: readonly Degree[]): readonly InputFault[] =>
  degrees.flatMap(({ grade, gradeScale }, index) => {
    const at = `/degrees/${index}`
    if (gradeScale === null) return []
    if (!isScale(gradeScale))
      return {
        pointer: `${at}/gradeScale`,
        message: 'A scale runs from best over pass to worst, and best is not pass.',
        code: 'SCALE',
      }
    return grade === null || isOnScale(grade, gradeScale)
      ? []
      : { pointer: `${at}/grade`, message: 'The grade does not lie on its scale.', code: 'SCALE' }
  })

export const birthFaults = (birthDate: string | null, today: string): readonly InputFault[] =>
  birthDate === null || (birthDate >= '1900-01-01' && birthDate < today)
    ? []
    : [{ pointer: '/birthDate', message: 'The date of birth lies between 1900 and today.', code: 'DATE' }]
