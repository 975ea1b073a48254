import { limits } from '../limits.ts'

/** Where a body exceeds a limit, and which one. */
export type Excess = { readonly byte: number; readonly reason: string }

const [quote, backslash, comma, array, arrayEnd, object, objectEnd] = Buffer.from('"\\,[]{}')

/**
 * Checks the raw bytes before they are parsed: eight megabytes of brackets or tiny values would block the event loop
 * for a second. Invalid JSON passes, because the parser refuses it.
 */
export const excessOf = (bytes: Uint8Array): Excess | undefined => {
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfString(bytes, at)
    else if (byte === comma) values++
    else if (byte === array || byte === object) {
      depth++
      values++
    } else if (byte === arrayEnd || byte === objectEnd) depth--
    if (depth > limits.nesting) return { byte: at, reason: `nested deeper than ${limits.nesting} levels` }
    if (values > limits.values) return { byte: at, reason: `more than ${limits.values} values` }
  }
  return undefined
}

const endOfString = (bytes: Uint8Array, start: number): number => {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}
