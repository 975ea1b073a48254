import { visibleText } from '../../text/visible-text.ts'
import { isUnmistakable } from '../unmistakable.ts'
import type { Claims } from './identity.ts'

type RawClaims = Readonly<Record<string, unknown>>

const longestEmail = 254

/** One line of text that a database can store, without control characters. */
const plain = (value: unknown): string =>
  typeof value === 'string'
    ? visibleText(value)
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .toWellFormed()
    : ''

const nameOf = (value: unknown): string => /^.{0,100}/u.exec(plain(value))?.[0] ?? ''

/** As the provider wrote it: an address is not shortened into another one. */
const emailOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(text) && isUnmistakable(text) ? text : ''
}

/** Some providers send booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/**
 * Reads the standard claims of a token or a UserInfo reply; missing or invalid ones are empty. Without a word about
 * verification, an address is verified if the operator trusts all addresses of the provider.
 */
export const readClaims = (told: RawClaims, areVerified: boolean): Claims => {
  const email = emailOf(told['email'])
  return {
    email,
    emailVerified: email !== '' && isTrue(told['email_verified'] ?? areVerified),
    firstName: nameOf(told['given_name']),
    lastName: nameOf(told['family_name']),
    language: /^de(?![a-z])/i.test(plain(told['locale'])) ? 'de' : 'en',
  }
}

/** Whether an address comes without a word about its verification, and no setting decides it. */
export const isSilent = (told: RawClaims, areVerified: boolean): boolean =>
  !areVerified && (told['email_verified'] ?? null) === null

/** Whether a token is complete, so that its issuer need not be asked. */
export const areWhole = (told: RawClaims, areVerified: boolean): boolean =>
  !isSilent(told, areVerified) && ['email', 'given_name', 'family_name'].every(name => plain(told[name]) !== '')

const addressIn = ({ email }: RawClaims): string => emailOf(email).toLowerCase()

/**
 * The claims of a token, completed by its issuer. The source of the address says whether it is verified; if a token is
 * silent, the issuer decides, but only about the same address.
 */
export const completeClaims = (told: RawClaims, more: RawClaims, areVerified: boolean): Claims => {
  const isLeft = isSilent(told, areVerified) && addressIn(told) === addressIn(more)
  const { email, email_verified } = 'email' in told && !isLeft ? told : more
  return readClaims({ ...more, ...told, email, email_verified }, areVerified)
}
