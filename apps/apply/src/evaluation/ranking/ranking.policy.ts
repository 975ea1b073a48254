import { inGroup, policy } from '@kolleg/access'

/** In which order a group wants the finalists of a job. */
export const rankings = policy<{ readonly researchGroupId: string }>('ranking')({
  read: inGroup('researchGroupId', 'ProfessorOrEmployee'),
  order: inGroup('researchGroupId', ['PROFESSOR']),
})
