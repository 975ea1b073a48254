import { isUtf8 } from 'node:buffer'

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })
const replacement = '\uFFFD'
const written = Buffer.from(replacement)

/** The text, or the number of characters before the first invalid bytes. */
export const utf8 = (bytes: Buffer): string | { readonly brokenAfter: string } =>
  isUtf8(bytes) ? bytes.toString('utf8') : { brokenAfter: soundStart(bytes) }

/** The decoder inserts replacement characters for invalid bytes, but a text may also contain one that was sent. */
const soundStart = (bytes: Buffer): string => {
  const text = lenient.decode(bytes)
  let byte = 0
  let from = 0
  for (;;) {
    const at = text.indexOf(replacement, from)
    byte += Buffer.byteLength(text.slice(from, at))
    if (!bytes.subarray(byte, byte + written.length).equals(written)) return text.slice(0, at)
    byte += written.length
    from = at + 1
  }
}
