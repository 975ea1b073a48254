import { excessOf } from './bounds.ts'
import { faultPosition } from './fault-position.ts'
import { utf8 } from './utf8.ts'

type Read =
  | { readonly value: unknown }
  /** The number of characters before the first invalid one. */
  | { readonly brokenAt: number; readonly reason?: string }

const byteOrderMark = '\uFEFF'

export const readJson = (bytes: Buffer): Read => {
  const text = utf8(bytes)
  if (typeof text !== 'string') return { brokenAt: charactersOf(withoutMark(text.brokenAfter)) }
  const excess = excessOf(bytes)
  if (excess) {
    const before = withoutMark(bytes.toString('utf8', 0, excess.byte))
    return { brokenAt: charactersOf(before), reason: excess.reason }
  }
  const json = withoutMark(text)
  try {
    return { value: fraction.test(json) ? JSON.parse(json, keepTiny) : JSON.parse(json) }
  } catch {
    return { brokenAt: charactersOf(json.slice(0, faultPosition(json))) }
  }
}

/** A number with a negative exponent or very many zeros, or a text like one. */
const fraction = /\de-\d|0{300}/i

/** A number too small for JavaScript becomes the smallest that it has, not 0, so that it is no integer. */
const keepTiny = (_: string, value: unknown, { source }: { readonly source?: string } = {}): unknown =>
  value === 0 && /^-?[0.]*[1-9]/.test(source ?? '') ? Number.MIN_VALUE : value

const withoutMark = (text: string): string => (text.startsWith(byteOrderMark) ? text.slice(1) : text)

/** Counts code points: a character beyond the first 65 536 counts once, although JavaScript stores two units. */
const charactersOf = (text: string): number => {
  let pairs = 0
  for (let at = 0; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xd800) pairs++
  return text.length - pairs
}
