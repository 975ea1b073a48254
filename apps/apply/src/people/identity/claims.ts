import { visibleText } from '../../text/visible-text.ts'
import { isUnmistakable } from '../unmistakable.ts'
import type { Claims } from './identity.ts'

type Told = Readonly<Record<string, unknown>>

const longestEmail = 254

/** A text in one line that a database takes: control characters are no part of a name. */
const plain = (value: unknown): string =>
  typeof value === 'string'
    ? visibleText(value)
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .toWellFormed()
    : ''

const nameOf = (value: unknown): string => /^.{0,100}/u.exec(plain(value))?.[0] ?? ''

/** As it was told: what is no part of an address is not taken from it either. */
const emailOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(text) && isUnmistakable(text) ? text : ''
}

/** Some providers write the truth as a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/**
 * Reads the standard claims of a token or a UserInfo reply; whatever is missing or strange is empty. Where nothing is
 * said of whether the address is verified, it is so if all addresses of the provider are.
 */
export const readClaims = (told: Told, areVerified: boolean): Claims => {
  const email = emailOf(told['email'])
  return {
    email,
    emailVerified: email !== '' && isTrue(told['email_verified'] ?? areVerified),
    firstName: nameOf(told['given_name']),
    lastName: nameOf(told['family_name']),
    language: /^de(?![a-z])/i.test(plain(told['locale'])) ? 'de' : 'en',
  }
}

/** Nothing is said of whether the address is verified, and nothing follows from that. */
export const isSilent = (told: Told, areVerified: boolean): boolean =>
  !areVerified && (told['email_verified'] ?? null) === null

/** Whether a token tells all that is to be known, so that its issuer need not be asked. */
export const areWhole = (told: Told, areVerified: boolean): boolean =>
  !isSilent(told, areVerified) && ['email', 'given_name', 'family_name'].every(name => plain(told[name]) !== '')

const addressIn = ({ email }: Told): string => emailOf(email).toLowerCase()

/**
 * What a token tells, and its issuer besides. Whether an address is verified is said by whoever tells the address; where
 * a token is silent about it, the issuer is believed about the same one.
 */
export const completeClaims = (told: Told, more: Told, areVerified: boolean): Claims => {
  const isLeft = isSilent(told, areVerified) && addressIn(told) === addressIn(more)
  const { email, email_verified } = 'email' in told && !isLeft ? told : more
  return readClaims({ ...more, ...told, email, email_verified }, areVerified)
}
