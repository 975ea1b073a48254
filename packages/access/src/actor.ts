/** Whether the role is held in a group. */
const needsGroup = { APPLICANT: false, EMPLOYEE: true, PROFESSOR: true, ADMIN: false } as const

export type Role = keyof typeof needsGroup

export const roles: readonly Role[] = ['APPLICANT', 'EMPLOYEE', 'PROFESSOR', 'ADMIN']

/** The roles of members of a group. */
export const memberRoles: readonly Role[] = roles.filter(role => needsGroup[role])

/** One row of a person's roles. */
export interface Grant {
  readonly role: Role
  readonly groupId: string | null
}

/** The committee of a position in one of the person's groups, and their seat on it. */
export interface Committee {
  readonly jobId: string
  readonly seat: 'CHAIR' | 'READER' | null
  /** Whether only people with a seat see the applications. */
  readonly committeeOnly: boolean
  readonly hasChair: boolean
}

/** Somebody signed in; an anonymous caller is null. */
export interface Actor {
  readonly userId: string
  readonly roles: readonly Grant[]
  /** Applications that do not exist for this person, because of a conflict of interest. */
  readonly recusedFrom: readonly string[]
  readonly committees: readonly Committee[]
}

/** A row that contradicts its role (an ADMIN of one group, a PROFESSOR of none) grants nothing. */
const counts = ({ role, groupId }: Grant): boolean => needsGroup[role] === (groupId !== null)

/** Whether the actor has one of the roles, in whichever group. */
export const holds = (actor: Actor | null, wanted: readonly Role[]): boolean =>
  actor !== null && actor.roles.some(grant => counts(grant) && wanted.includes(grant.role))

export function groupsOf(actor: Actor | null, wanted: readonly Role[] = memberRoles): string[] {
  const grants = actor?.roles.filter(grant => counts(grant) && wanted.includes(grant.role)) ?? []
  return [...new Set(grants.flatMap(({ groupId }) => groupId ?? []))]
}

/** UUIDs in requests may be in upper case. */
export const sameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
