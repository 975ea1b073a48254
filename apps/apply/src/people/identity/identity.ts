import type { Language } from '../../text/language.ts'

/** What an identity provider says of someone. Roles are not among it: they are rows of our own. */
export type Identity = {
  readonly issuer: string
  readonly subject: string
  readonly claims: Claims
  /** When the token says it was made; the beginning of time when it does not say. */
  readonly issuedAt: Date
}

/** Whether the token says when it was made. */
export const isDated = ({ issuedAt }: Pick<Identity, 'issuedAt'>): boolean => issuedAt.getTime() > 0

export type Claims = {
  /** Empty when unknown. */
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}
