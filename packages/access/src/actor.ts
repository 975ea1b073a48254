/** A role that is held in no group, or only in one. */
const needsGroup = { APPLICANT: false, EMPLOYEE: true, PROFESSOR: true, ADMIN: false } as const

export type Role = keyof typeof needsGroup

export const roles: readonly Role[] = ['APPLICANT', 'EMPLOYEE', 'PROFESSOR', 'ADMIN']

/** The roles of a member: what one is in a group. */
export const memberRoles: readonly Role[] = roles.filter(role => needsGroup[role])

/** A row of the roles that a person has been given. */
export interface Grant {
  readonly role: Role
  readonly groupId: string | null
}

/** Someone who has signed in. An anonymous caller is no actor: null. */
export interface Actor {
  readonly userId: string
  readonly roles: readonly Grant[]
}

/** A row that contradicts its role (an ADMIN of one group, a PROFESSOR of none) gives nothing. */
const counts = ({ role, groupId }: Grant): boolean => needsGroup[role] === (groupId !== null)

/** Holds one of the roles, wherever. */
export const holds = (actor: Actor | null, wanted: readonly Role[]): boolean =>
  actor !== null && actor.roles.some(grant => counts(grant) && wanted.includes(grant.role))

/** The groups in which the actor holds one of the roles. */
export function groupsOf(actor: Actor | null, wanted: readonly Role[] = memberRoles): string[] {
  const grants = actor?.roles.filter(grant => counts(grant) && wanted.includes(grant.role)) ?? []
  return [...new Set(grants.flatMap(({ groupId }) => groupId ?? []))]
}

/** A UUID of a request may be written in capitals. */
export const sameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
