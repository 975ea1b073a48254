import { holding, inGroup, not, policy } from '@kolleg/access'
import type { Job } from '../jobs/job.ts'

/** A job that is not public, as a PDF; for the public there is none. */
export const printing = policy<Pick<Job, 'researchGroupId'>>('job')(
  { print: inGroup('researchGroupId', 'ProfessorOrEmployee') },
  { hidden: not(holding('PROFESSOR', 'EMPLOYEE', 'ADMIN')) },
)
