import { inGroup, policy } from '@kolleg/access'

/** The jobs whose applications a member judges; ADMIN has no part in it. */
export const evaluated = policy<{ readonly researchGroupId: string }>('job')({
  evaluate: inGroup('researchGroupId', 'ProfessorOrEmployee'),
})
