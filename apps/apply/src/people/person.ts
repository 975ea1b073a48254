import type { Actor } from '@kolleg/access'
import type { Membership } from './membership.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

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

/** How a person is called; by their address when they tell no name. */
export const nameOf = ({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email
