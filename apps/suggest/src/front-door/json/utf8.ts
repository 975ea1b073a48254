import { isUtf8 } from 'node:buffer'

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text, or the number of characters before the first invalid bytes. */
export const utf8 = (bytes: Buffer): string | { readonly brokenAfter: string } =>
  isUtf8(bytes) ? bytes.toString('utf8') : { brokenAfter: soundStart(bytes) }

/** The decoder inserts replacement characters for invalid bytes, so what it decoded differs from there on. */
const soundStart = (bytes: Buffer): string => {
  const decoded = Buffer.from(lenient.decode(bytes))
  let at = 0
  while (at < bytes.length && bytes[at] === decoded[at]) at++
  while (isContinuation(decoded[at])) at--
  return bytes.toString('utf8', 0, at)
}

/** Whether a byte continues the character of the bytes before it. */
const isContinuation = (byte = 0): boolean => (byte & 0xc0) === 0x80
