import type { Actor } from '@kolleg/access'
import type { Language } from '../text/language.ts'
import type { Membership } from './membership.ts'
import { provenOf } from './proven-address.ts'

/** Someone who has signed in, with the roles held at this moment in the order they were given. */
export type Person = Actor & {
  readonly email: string
  readonly emailVerified: boolean
  /** When the token was issued that told the last address; null where none has told one. */
  readonly addressToldAt: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly aiOptOut: boolean
  readonly version: number
  /** The groups among the roles, in the order they were joined. */
  readonly memberships: readonly Membership[]
}

type Named = Pick<Person, 'firstName' | 'lastName' | 'email' | 'emailVerified'>

/** How a person is called; by their address when they tell no name, if they have proven it. */
export const nameOf = (person: Named): string => `${person.firstName} ${person.lastName}`.trim() || provenOf(person)

const someone = { en: 'Someone', de: 'Jemand' } as const satisfies Record<Language, string>

/** How others are told of a person; nobody goes by an address that may be another's. */
export const toldAs = (person: Named, language: Language): string => nameOf(person) || someone[language]
