import { matchQuery } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'

type Holder = {
  readonly userId: string
  readonly roles: readonly string[]
  readonly memberships: readonly { readonly researchGroupId: string; readonly role: string }[]
}

/** Public data and the person's own, which do not depend on roles. */
const lasting = [
  ['me'],
  ['applicant'],
  ['applications', 'mine'],
  ['applications', 'one'],
  ['applications', 'start'],
  ['bookings'],
  ['notifications'],
  ['referee'],
  ['jobs', 'open'],
  ['catalogues'],
  ['sign-in'],
] as const

const rightsOf = ({ roles, memberships }: Holder): readonly string[] => [
  ...roles,
  ...memberships.map(({ researchGroupId, role }) => `${role} ${researchGroupId}`),
]

let known: Holder | undefined

/** After a role is lost, drops every cached reply that it may have shown. */
export const dropLostRights = (now: Holder): void => {
  const before = known?.userId === now.userId ? rightsOf(known) : []
  known = now
  const left = new Set(rightsOf(now))
  if (before.every(right => left.has(right))) return
  void queries.resetQueries({ predicate: query => !lasting.some(queryKey => matchQuery({ queryKey }, query)) })
}
