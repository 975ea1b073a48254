import { type Actor, groupsOf, holds, type Role, roles, sameId } from './actor.ts'

/** The contract's role classes. An operation names one, or is public with a reason. */
export const classes = {
  Applicant: ['APPLICANT'],
  ApplicantOrAdmin: ['APPLICANT', 'ADMIN'],
  ProfessorOrEmployee: ['PROFESSOR', 'EMPLOYEE'],
  ProfessorOrEmployeeOrAdmin: ['PROFESSOR', 'EMPLOYEE', 'ADMIN'],
  ProfessorOrAdmin: ['PROFESSOR', 'ADMIN'],
  Professor: ['PROFESSOR'],
  Admin: ['ADMIN'],
  Authenticated: 'anyone signed in',
} as const satisfies Readonly<Record<string, readonly Role[] | 'anyone signed in'>>

export type RoleClass = keyof typeof classes

export const isRoleClass = (name: unknown): name is RoleClass =>
  typeof name === 'string' && Object.hasOwn(classes, name)

const named = (name: RoleClass): readonly Role[] => (name === 'Authenticated' ? [] : classes[name])

/** The roles that a class accepts within a group. */
export const rolesOf = (name: RoleClass): readonly Role[] => (name === 'Authenticated' ? roles : named(name))

/** Whether an ADMIN skips the object and parameter checks: only if the class names ADMIN. */
export const admitsAdmin = (actor: Actor | null, name: RoleClass): boolean =>
  named(name).includes('ADMIN') && holds(actor, ['ADMIN'])

/** The first check: excludes whole roles, whatever the object. */
export const passes = (actor: Actor | null, name: RoleClass): actor is Actor =>
  actor !== null && (name === 'Authenticated' || holds(actor, named(name)))

/** The class within one group: a PROFESSOR of A and EMPLOYEE of B acts on B as an EMPLOYEE. */
export const passesIn = (actor: Actor | null, name: RoleClass, groupId: string): boolean =>
  admitsAdmin(actor, name) || groupsOf(actor, rolesOf(name)).some(held => sameId(held, groupId))
