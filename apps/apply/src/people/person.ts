import type { Actor } from '@kolleg/access'
import type { Language } from '../text/language.ts'
import type { Membership } from './membership.ts'
import { provenOf } from './proven-address.ts'

/** A signed-in person with their current roles, in the order in which they were given. */
export type Person = Actor & {
  readonly email: string
  readonly emailVerified: boolean
  /** When the token that brought the current address was issued; null if no token did. */
  readonly addressToldAt: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly aiOptOut: boolean
  readonly version: number
  /** The groups among the roles, in the order in which the person joined. */
  readonly memberships: readonly Membership[]
}

type Named = Pick<Person, 'firstName' | 'lastName' | 'email' | 'emailVerified'>

/** A person's name; without one, their address if it is verified. */
export const nameOf = (person: Named): string => `${person.firstName} ${person.lastName}`.trim() || provenOf(person)

const someone = { en: 'Someone', de: 'Jemand' } as const satisfies Record<Language, string>

/** A person's name for others, never an address that may belong to another person. */
export const toldAs = (person: Named, language: Language): string => nameOf(person) || someone[language]
