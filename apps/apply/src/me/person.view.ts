import { roles } from '@kolleg/access'
import type { Membership } from '../people/membership.ts'
import type { Person } from '../people/person.ts'
import type { User } from './user.ts'

/** The requested group if the person belongs to it, otherwise the one joined first. */
const chosen = (memberships: readonly Membership[], wanted: string | undefined): User['researchGroup'] => {
  const group = memberships.find(({ researchGroupId }) => researchGroupId === wanted?.toLowerCase()) ?? memberships[0]
  return group ? { researchGroupId: group.researchGroupId, name: group.name } : null
}

export const personView = (person: Person, wanted?: string): User => ({
  userId: person.userId,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  roles: roles.filter(role => person.roles.some(grant => grant.role === role)),
  researchGroup: chosen(person.memberships, wanted),
  memberships: [...person.memberships],
  language: person.language,
})
