import { createHash } from 'node:crypto'

const safeBits = 53n

/**
 * The id of a catalogue's competency. It depends on the course as well, so that two courses may hold the same
 * catalogue, such as its English and its German edition.
 */
export const idOf = (courseId: number, identifier: string): number => {
  const digest = createHash('sha256').update(`${courseId}\n${identifier}`).digest()
  return Number(BigInt.asUintN(Number(safeBits), digest.readBigUInt64BE()))
}

const own = 'urn:kolleg:competency:'

/** What a competency without an identifier is called outside. */
export const ownIdentifier = (id: number): string => `${own}${id}`

/** The id in such an identifier. */
export const ownId = (identifier: string): number | undefined => {
  const digits = identifier.startsWith(own) ? identifier.slice(own.length) : ''
  const id = Number(digits)
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(id) ? id : undefined
}
