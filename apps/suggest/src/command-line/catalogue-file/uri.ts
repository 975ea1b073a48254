import { createHash } from 'node:crypto'

/** Writes what is no URI as one. */
const wrapped = 'urn:kolleg:identifier:'
const ofUuid = 'urn:uuid:'

export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && URL.canParse(text)

/** The identifier as a URI; `identifierOf` takes it back. */
export const uriOf = (identifier: string): string => {
  if (isUuid(identifier)) return `${ofUuid}${identifier}`
  return isUri(identifier) && identifierOf(identifier) === identifier
    ? identifier
    : `${wrapped}${encodeURIComponent(identifier)}`
}

export const identifierOf = (uri: string): string => {
  if (uri.startsWith(ofUuid) && isUuid(uri.slice(ofUuid.length))) return uri.slice(ofUuid.length)
  return uri.startsWith(wrapped) ? decoded(uri.slice(wrapped.length)) : uri
}

/** Decodes a part of a URI; one that cannot be decoded stays as it is. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const urlNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** The UUID that RFC 9562 gives a URI (version 5). */
export const uuidOf = (uri: string): string => {
  const bytes = createHash('sha1').update(urlNamespace).update(uri).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
