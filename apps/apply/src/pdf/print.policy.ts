import { holding, inGroup, not, policy } from '@kolleg/access'

/** A job that is not public, as a PDF; for the public there is none. */
export const printing = policy<{ readonly researchGroupId: string }>('job')(
  { print: inGroup('researchGroupId', 'ProfessorOrEmployee') },
  { hidden: not(holding('PROFESSOR', 'EMPLOYEE', 'ADMIN')) },
)
