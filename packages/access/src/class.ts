import { type Actor, groupsOf, holds, type Role, roles, sameId } from './actor.ts'

/** The role classes of the contract. An operation names one, or is public with a reason. */
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

/** The roles that a class accepts in a group. */
export const rolesOf = (name: RoleClass): readonly Role[] => (name === 'Authenticated' ? roles : named(name))

/** The class lets an ADMIN pass its object and parameter checks; only one that names ADMIN does. */
export const admitsAdmin = (actor: Actor | null, name: RoleClass): boolean =>
  named(name).includes('ADMIN') && holds(actor, ['ADMIN'])

/** The first check: excludes whole roles, whatever the object. */
export const passes = (actor: Actor | null, name: RoleClass): actor is Actor =>
  actor !== null && (name === 'Authenticated' || holds(actor, named(name)))

/** A role of the class in that very group: a PROFESSOR of A who is EMPLOYEE of B is an EMPLOYEE when acting on B. */
export const passesIn = (actor: Actor | null, name: RoleClass, groupId: string): boolean =>
  admitsAdmin(actor, name) || groupsOf(actor, rolesOf(name)).some(held => sameId(held, groupId))
