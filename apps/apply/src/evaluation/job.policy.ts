import { inGroup, policy } from '@kolleg/access'

/** The jobs whose applications a member judges; not for ADMIN. */
export const evaluated = policy<{ readonly researchGroupId: string }>('job')({
  evaluate: inGroup('researchGroupId', 'ProfessorOrEmployee'),
})
