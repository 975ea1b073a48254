import type { Language } from '../../text/language.ts'

/** What an identity provider says about a person. Roles are not included: they are stored here. */
export type Identity = {
  readonly issuer: string
  readonly subject: string
  readonly claims: Claims
  /** When the token was issued; the epoch if it does not say. */
  readonly issuedAt: Date
}

/** Whether the token says when it was issued. */
export const isDated = ({ issuedAt }: Pick<Identity, 'issuedAt'>): boolean => issuedAt.getTime() > 0

export type Claims = {
  /** Empty when unknown. */
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}
