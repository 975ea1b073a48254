import { holding, inGroup, not, policy } from '@kolleg/access'

/** A job that is not public, as a PDF; outsiders get 404. */
export const printing = policy<{ readonly researchGroupId: string }>('job')(
  { print: inGroup('researchGroupId', 'ProfessorOrEmployee') },
  { hidden: not(holding('PROFESSOR', 'EMPLOYEE', 'ADMIN')) },
)
