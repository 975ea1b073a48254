import addressparser from 'nodemailer/lib/addressparser'
import { inHeader, isAddress } from './recipient.ts'

/** The address in `Name <address>`; undefined unless there is exactly one. */
export const senderAddress = (from: string): string | undefined => {
  if (/\p{Cc}/u.test(from)) return undefined
  const [only, ...more] = addressparser(from)
  const address = only !== undefined && 'address' in only ? only.address : undefined
  return more.length === 0 && address !== undefined && isAddress(address) ? address : undefined
}

/** Adds this name to a sender that has none. */
export const namedSender = (from: string, name: string): string => {
  const [only] = addressparser(from)
  if (only?.name !== '') return from
  return `"${inHeader(name).replaceAll(/["\\]/g, String.raw`\$&`)}" <${senderAddress(from) ?? from}>`
}

/** The part of a message id after the at sign. */
export const senderDomain = (from: string): string => {
  const domain = senderAddress(from)?.split('@')[1]
  if (domain === undefined) throw new Error('The sender of letters is written like Kolleg <kolleg@example.org>.')
  return domain
}
