import { type Access, admits, type ParameterValue, parameterOf, type Target } from '@kolleg/access'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { findGroup, findPerson, groupsOfProfessor } from '../people/find.ts'
import { problem } from '../problems.ts'

type Classed = Extract<Access, { class: unknown }>

/** Whether the id exists; only needed to choose between 404 and 403. */
const exists = {
  RESEARCH_GROUP_ID: findGroup,
  USER_ID: findPerson,
  PROFESSOR_ID: findPerson,
} as const satisfies Record<Target, (context: Context, id: string) => Promise<boolean>>

/**
 * The second check of an operation, with the id of its parameter: 404 if it does not exist, 403 if the caller may not.
 */
export const checkParameter = async (context: Context, access: Classed, request: FastifyRequest): Promise<void> => {
  const { class: name, param } = access
  const id = param && parameterOf(param, request)
  if (param === undefined || id === undefined) return
  const { target = 'RESEARCH_GROUP_ID' } = param
  const asked: ParameterValue =
    target === 'PROFESSOR_ID' ? { target, id, professorIn: await groupsOfProfessor(context, id) } : { target, id }
  if (admits(request.actor, name, asked)) return
  throw problem((await exists[target](context, id)) ? 'ACCESS_DENIED' : 'NOT_FOUND')
}
